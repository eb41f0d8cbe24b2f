import { type AnyColumn, eq, type SQL, sql } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import type { FirstSteps } from "#domain/first-steps/first-steps.ts";
import { FIRST_NAME, FIRST_WHATSAPP } from "#domain/settings/first-values.ts";
import { recordChange } from "../audit/record-change.ts";
import { auditLog } from "../audit/tables.ts";
import { categories, products } from "../catalog/tables.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { DbOrTx } from "../db/client.ts";
import { type DemoKind, demoSources, fingerprintOf } from "../demo/demo-kinds.ts";
import { hasDemo } from "../demo/find-demo.ts";
import { demoMarks } from "../demo/tables.ts";
import { getStoreProfile, readStoredSettings, SETTINGS_ROW_ID } from "../settings/settings-service.ts";
import { storeSettings } from "../settings/tables.ts";
import { siteImages } from "../site-images/tables.ts";

/** The owner's progress, derived from the shop's data: no step is ticked off by hand. */
export async function getFirstSteps(ctx: ServiceContext): Promise<FirstSteps> {
  requirePermission(ctx.actor, "store");
  const { db } = ctx;
  const [{ name, whatsapp, logo }, { pix }, hidden] = await Promise.all([
    getStoreProfile(ctx),
    readStoredSettings(db),
    isHidden(db),
  ]);
  return {
    hidden,
    done: {
      // A shop may really have the demo's name; then it is enough that the owner has saved the settings.
      name: name !== FIRST_NAME || (await isSaved(db, "store")),
      whatsapp: whatsapp !== FIRST_WHATSAPP,
      pix: pix !== null,
      logo: logo !== null,
      category: await hasOwn(db, "category", sql`true`, categories.id),
      product: await hasOwn(db, "product", sql`true`, products.id),
      banner: await hasOwn(db, "banner", sql`${siteImages.type} = 'banner'`, siteImages.id),
      demo: !(await hasDemo(db)),
    },
  };
}

export async function hideFirstSteps(ctx: ServiceContext, hidden: boolean): Promise<FirstSteps> {
  requirePermission(ctx.actor, "store");
  await ctx.db.transaction(async (tx) => {
    await tx
      .update(storeSettings)
      .set({ firstStepsHidden: hidden })
      .where(eq(storeSettings.id, SETTINGS_ROW_ID));
    await recordChange(tx, ctx, {
      action: hidden ? "first_steps.hidden" : "first_steps.shown",
      subject: { type: "settings" },
      summary: hidden ? "Primeiros passos ocultados no dashboard" : "Primeiros passos mostrados no dashboard",
    });
    await ctx.events.publish(tx, { topic: "settings" });
  });
  return getFirstSteps(ctx);
}

async function isHidden(db: DbOrTx): Promise<boolean> {
  const [row] = await db
    .select({ hidden: storeSettings.firstStepsHidden })
    .from(storeSettings)
    .where(eq(storeSettings.id, SETTINGS_ROW_ID));
  return row?.hidden ?? false;
}

async function isSaved(db: DbOrTx, section: string): Promise<boolean> {
  return await exists(
    db,
    sql`select from ${auditLog} where ${auditLog.subjectType} = 'settings' and ${auditLog.subjectId} = ${section}`,
  );
}

/** Whether there is a record that the demo did not insert, or that the owner has changed. */
function hasOwn(db: DbOrTx, kind: DemoKind, condition: SQL, id: AnyColumn) {
  return exists(
    db,
    sql`select from ${demoSources[kind].from} left join ${demoMarks}
      on ${demoMarks.kind} = ${kind} and ${demoMarks.recordId} = ${id}::text
      where ${condition}
        and (${demoMarks.recordId} is null or ${demoMarks.fingerprint} <> ${fingerprintOf(kind)})`,
  );
}

async function exists(db: DbOrTx, query: SQL): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`select exists (${query}) as found`);
  return rows[0]?.found ?? false;
}
