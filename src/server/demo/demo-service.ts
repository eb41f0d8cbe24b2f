import { inArray, sql } from "drizzle-orm";
import { assertAdministrator } from "#domain/accounts/actor.ts";
import { recordChange } from "../audit/record-change.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { forgetNotes } from "../customers/notes-service.ts";
import type { Tx } from "../db/client.ts";
import { findUnusedKeys } from "../file-sweep/keys-in-use.ts";
import { users } from "../identity/tables.ts";
import { deleteStoredImage } from "../media/store-image.ts";
import { removeAccount } from "../my-account/remove-account.ts";
import { orders } from "../orders/tables.ts";
import { type DemoReport, findUntouchedDemo, reportDemo } from "./find-demo.ts";
import { removeCatalogue } from "./remove-catalogue.ts";
import { demoMarks } from "./tables.ts";

const FILES_AT_ONCE = 10;

export async function getDemo(ctx: ServiceContext): Promise<DemoReport> {
  assertAdministrator(ctx.actor);
  return reportDemo(ctx.db);
}

/**
 * Removes the demo data for good. Records that the owner changed, categories with the owner's products, and accounts
 * with real orders stay and are treated as the shop's own from then on.
 */
export async function removeDemo(ctx: ServiceContext): Promise<DemoReport> {
  assertAdministrator(ctx.actor);
  const { report, keys } = await ctx.db.transaction(async (tx) => {
    // The lock makes removals run one at a time; a second one finds nothing left.
    await tx.execute(sql`lock table ${demoMarks} in exclusive mode`);
    const report = await reportDemo(tx);
    const leaving = await findUntouchedDemo(tx);
    await removeOrders(tx, leaving.order);
    await removeAccounts(tx, leaving.account, ctx.now);
    const keys = await removeCatalogue(tx, leaving);
    await tx.delete(demoMarks);
    await recordChange(tx, ctx, {
      action: "demo.removed",
      subject: { type: "settings" },
      summary: "Dados de demonstração removidos",
      details: { ...report },
    });
    await ctx.events.publish(tx, { topic: "resync" });
    return { report, keys };
  });
  await removeFiles(ctx, keys);
  return report;
}

/** The rows are deleted already, so a file that cannot be deleted now is found by the daily sweep. */
async function removeFiles(ctx: ServiceContext, keys: readonly string[]): Promise<void> {
  try {
    const unused = await findUnusedKeys(ctx.db, keys);
    for (let first = 0; first < unused.length; first += FILES_AT_ONCE) {
      const batch = unused.slice(first, first + FILES_AT_ONCE);
      await Promise.all(batch.map((key) => deleteStoredImage(ctx, key)));
    }
  } catch (error) {
    ctx.log.warn({ err: error }, "some pictures of the demo are left for the daily sweep");
  }
}

/** Deletes the demo orders, and the notes about their customers. Triggers update the rollups. */
async function removeOrders(tx: Tx, ids: readonly string[]): Promise<void> {
  const gone = await tx
    .delete(orders)
    .where(inArray(orders.id, [...ids]))
    .returning({ whatsapp: orders.customerWhatsapp });
  const numbers = new Set(gone.map(({ whatsapp }) => whatsapp));
  const others = await tx
    .select({ whatsapp: orders.customerWhatsapp })
    .from(orders)
    .where(inArray(orders.customerWhatsapp, [...numbers]));
  for (const { whatsapp } of others) numbers.delete(whatsapp);
  await forgetNotes(tx, [...numbers]);
}

async function removeAccounts(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  const found = await tx
    .select({ userId: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, [...ids]));
  for (const account of found) await removeAccount(tx, account, now);
}
