import { sql } from "drizzle-orm";
import type { DbOrTx } from "../../db/client.ts";
import { readStoredSettings, writeStoredSettings } from "../../settings/settings-service.ts";
import { stockLevels } from "../stock-tables.ts";

/** Counts sizes of a product, as the owner would. */
export async function countStock(
  db: DbOrTx,
  productId: string,
  units: Record<string, number>,
): Promise<void> {
  const rows = Object.entries(units).map(([size, counted]) => ({
    productId,
    size,
    units: counted,
    reason: "count" as const,
  }));
  await db
    .insert(stockLevels)
    .values(rows)
    .onConflictDoUpdate({
      target: [stockLevels.productId, stockLevels.size],
      set: { units: sql`excluded.units`, reason: sql`excluded.reason`, orderId: null, changedBy: null },
    });
}

/** The units of each counted size, and the sum of its movements. */
export async function readLedger(db: DbOrTx) {
  const { rows } = await db.execute<{ productId: string; size: string; units: number; sum: number }>(sql`
    select level.product_id as "productId", level.size, level.units,
      (select sum(delta)::int from stock_movements movement
        where movement.product_id = level.product_id and movement.size = level.size) as sum
    from stock_levels level order by level.product_id, level.size`);
  return rows;
}

/** Says from how many units on few are left, as the owner would in the settings. */
export async function setFewUnits(db: DbOrTx, fewUnits: number | null): Promise<void> {
  const { profile, pix } = await readStoredSettings(db);
  await writeStoredSettings(db, { profile: { ...profile, fewUnits }, pix }, new Date());
}
