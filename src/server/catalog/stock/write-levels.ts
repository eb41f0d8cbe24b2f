import { and, asc, eq, inArray } from "drizzle-orm";
import type { StockReason } from "#domain/stock/stock-movement.ts";
import type { ServiceContext } from "../../context/service-context.ts";
import type { Tx } from "../../db/client.ts";
import { stockLevels } from "../stock-tables.ts";

/** The new units of some sizes; null for one that is no longer counted. */
export type StockChange = Record<string, number | null>;

interface Cause {
  reason: StockReason;
  note: string | null;
}

/** The units of these sizes; null for one that is not counted. */
export async function readUnits(tx: Tx, productId: string, sizes: readonly string[]): Promise<StockChange> {
  const rows = await tx
    .select({ size: stockLevels.size, units: stockLevels.units })
    .from(stockLevels)
    .where(and(eq(stockLevels.productId, productId), inArray(stockLevels.size, [...sizes])));
  const known = new Map(rows.map(({ size, units }) => [size, units]));
  return Object.fromEntries(sizes.map((size) => [size, known.get(size) ?? null]));
}

/**
 * Sets the units of sizes of a product. The caller has locked the product, so that its grid and its levels are changed by
 * nobody else but orders, which wait for the rows that are locked here, in the order of their key.
 */
export async function writeLevels(
  { actor, now }: ServiceContext,
  tx: Tx,
  productId: string,
  change: StockChange,
  { reason, note }: Cause,
): Promise<void> {
  const changedBy = "userId" in actor ? actor.userId : null;
  const cause = { reason, note, orderId: null, changedBy, updatedAt: now };
  const rows = await tx
    .select({ size: stockLevels.size, units: stockLevels.units })
    .from(stockLevels)
    .where(and(eq(stockLevels.productId, productId), inArray(stockLevels.size, Object.keys(change))))
    .orderBy(asc(stockLevels.size))
    .for("update");
  const known = new Map(rows.map(({ size, units }) => [size, units]));
  for (const [size, units] of Object.entries(change)) {
    if ((known.get(size) ?? null) === units) continue;
    const isLevel = and(eq(stockLevels.productId, productId), eq(stockLevels.size, size));
    if (units !== null) {
      await tx
        .insert(stockLevels)
        .values({ productId, size, units, ...cause })
        .onConflictDoUpdate({
          target: [stockLevels.productId, stockLevels.size],
          set: { units, ...cause },
        });
      continue;
    }
    // The movement of a deleted row names the cause that the row has.
    await tx.update(stockLevels).set(cause).where(isLevel);
    await tx.delete(stockLevels).where(isLevel);
  }
}
