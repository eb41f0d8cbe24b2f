import { and, asc, eq, sql } from "drizzle-orm";
import { authorOf } from "#domain/accounts/actor.ts";
import type { StockReason } from "#domain/stock/stock-movement.ts";
import type { ServiceContext } from "../../context/service-context.ts";
import type { DbOrTx, Tx } from "../../db/client.ts";
import { stockLevels } from "../stock-tables.ts";
import { fewOrNone } from "./counted-units.ts";

/** Units of some sizes; null for one that is not counted. */
export type StockChange = Record<string, number | null>;

/** The units of these sizes. */
export async function readUnits(
  db: DbOrTx,
  productId: string,
  sizes: readonly string[],
): Promise<StockChange> {
  const units = new Map((await selectLevels(db, productId)).map((level) => [level.size, level.units]));
  return Object.fromEntries(sizes.map((size) => [size, units.get(size) ?? null]));
}

const selectLevels = (db: DbOrTx, productId: string) =>
  db
    .select({ size: stockLevels.size, units: stockLevels.units })
    .from(stockLevels)
    .where(eq(stockLevels.productId, productId))
    .$dynamic();

/** The counted sizes, locked in the order of their key, as orders lock them. */
export async function holdUnits(tx: Tx, productId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await selectLevels(tx, productId).orderBy(asc(stockLevels.size)).for("update");
  return new Map(rows.map(({ size, units }) => [size, units]));
}

interface Cause {
  reason: StockReason;
  note: string | null;
}

/** Sets the units of sizes of a product, which the caller has locked: nobody else begins to count one of them. */
export async function writeLevels(
  ctx: ServiceContext,
  tx: Tx,
  productId: string,
  change: StockChange,
  { reason, note }: Cause,
): Promise<void> {
  const cause = { reason, note, orderId: null, changedBy: changerOf(ctx), updatedAt: ctx.now };
  const known = await holdUnits(tx, productId);
  for (const [size, units] of Object.entries(change)) {
    if ((known.get(size) ?? null) === units) continue;
    const isThisOne = and(eq(stockLevels.productId, productId), eq(stockLevels.size, size));
    if (units === null) {
      // The movement of a deleted row names the cause that the row has.
      await tx.update(stockLevels).set(cause).where(isThisOne);
      await tx.delete(stockLevels).where(isThisOne);
    } else {
      await tx
        .insert(stockLevels)
        .values({ productId, size, units, ...cause })
        .onConflictDoUpdate({
          target: [stockLevels.productId, stockLevels.size],
          set: { units, ...cause, warnedAt: keptWarning(sql`${units}::int`) },
        });
    }
  }
}

/** The owner is told again once more than a few were there. */
export const keptWarning = (units: ReturnType<typeof sql>) =>
  sql`case when ${units} > ${fewOrNone} then null else ${stockLevels.warnedAt} end`;

export const changerOf = ({ actor }: Pick<ServiceContext, "actor">): string | null =>
  authorOf(actor)?.id ?? null;
