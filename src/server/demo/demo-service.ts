import { assertAdministrator } from "#domain/accounts/actor.ts";
import { removeAccount } from "../accounts/remove-account.ts";
import { users } from "../accounts/tables.ts";
import { recordChange } from "../audit/record-change.ts";
import { forgetNotes } from "../customers/notes-service.ts";
import type { Tx } from "../db/client.ts";
import { inArray, sql } from "../db/sql.ts";
import { findUnusedKeys } from "../media/keys-in-use.ts";
import { deleteStoredImage } from "../media/store-image.ts";
import { orders } from "../orders/tables.ts";
import type { ServiceContext } from "../service-context.ts";
import { type DemoReport, findUntouchedDemo, reportDemo } from "./find-demo.ts";
import { removeCatalogue } from "./remove-catalogue.ts";
import { demoMarks } from "./tables.ts";

const FILES_AT_ONCE = 10;

export async function getDemo(ctx: ServiceContext): Promise<DemoReport> {
  assertAdministrator(ctx.actor);
  return reportDemo(ctx.db);
}

/**
 * Takes the demo out of the shop for good. What the owner changed, what holds somebody's own products and what real
 * people ordered stays, and is the shop's own from then on.
 */
export async function removeDemo(ctx: ServiceContext): Promise<DemoReport> {
  assertAdministrator(ctx.actor);
  const { report, keys } = await ctx.db.transaction(async (tx) => {
    // One removal at a time; whoever comes second finds nothing left.
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

/** The rows are gone already: what cannot be deleted now, the daily sweep finds. */
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

/** The sums that are kept of them follow by themselves; notes on their invented customers go along. */
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
