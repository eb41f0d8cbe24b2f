import { asc, eq, inArray, sql } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { recordChange } from "../audit/record-change.ts";
import { products } from "../catalog/tables.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { forgetPerson, forgetUnusedNumbers, ownerOf } from "../customers/forget-person.ts";
import type { Tx } from "../db/client.ts";
import { findUnusedKeys } from "../file-sweep/keys-in-use.ts";
import { users } from "../identity/tables.ts";
import { deleteStoredImage } from "../media/store-image.ts";
import { orders } from "../orders/tables.ts";
import { type DemoReport, findUntouchedDemo, reportDemo } from "./find-demo.ts";
import { removeCatalogue } from "./remove-catalogue.ts";
import { demoMarks } from "./tables.ts";

const FILES_AT_ONCE = 10;

export async function getDemo(ctx: ServiceContext): Promise<DemoReport> {
  requirePermission(ctx.actor, "store");
  return reportDemo(ctx.db);
}

/**
 * Removes the demo data for good. Records that the owner changed, categories with the owner's products, and accounts
 * with real orders stay and are treated as the shop's own from then on.
 */
export async function removeDemo(ctx: ServiceContext): Promise<DemoReport> {
  requirePermission(ctx.actor, "store");
  const { report, keys } = await ctx.db.transaction(async (tx) => {
    // The lock makes removals run one at a time; a second one finds nothing left.
    await tx.execute(sql`lock table ${demoMarks} in exclusive mode`);
    await lockProducts(tx);
    const report = await reportDemo(tx);
    const leaving = await findUntouchedDemo(tx);
    const numbers = await removeOrders(tx, leaving.order);
    await removeAccounts(ctx, tx, leaving.account);
    await forgetUnusedNumbers(tx, numbers);
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

/**
 * Locks the demo's products before it is decided which of them are unchanged, and before the rollups of their orders: an
 * order that is being placed locks both in this order.
 */
async function lockProducts(tx: Tx): Promise<void> {
  const marked = tx
    .select({ id: sql`${demoMarks.recordId}::uuid` })
    .from(demoMarks)
    .where(eq(demoMarks.kind, "product"));
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, marked))
    .orderBy(asc(products.id))
    .for("update");
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

/** Deletes the demo orders and returns their numbers. Triggers update the rollups. */
async function removeOrders(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const gone = await tx
    .delete(orders)
    .where(inArray(orders.id, [...ids]))
    .returning({ whatsapp: orders.customerWhatsapp });
  return [...new Set(gone.map(({ whatsapp }) => whatsapp))];
}

async function removeAccounts(ctx: ServiceContext, tx: Tx, ids: readonly string[]): Promise<void> {
  const found = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, [...ids]));
  await forgetPerson(ctx, tx, ownerOf(found));
}
