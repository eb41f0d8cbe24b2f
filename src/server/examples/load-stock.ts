import { desc } from "drizzle-orm";
import type { LeadTime } from "#domain/stock/lead-time.ts";
import { finishProductChange, lockProduct } from "../catalog/change-product.ts";
import { readStock } from "../catalog/stock/read-stock.ts";
import { setStockLevels } from "../catalog/stock/set-levels-service.ts";
import { stockLevels } from "../catalog/stock-tables.ts";
import { isPublished, products } from "../catalog/tables.ts";
import { overwriteProduct } from "../catalog/write-product.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { getSettings, saveSection } from "../settings/sections-service.ts";
import { EXAMPLE_FEW_UNITS, exampleStock } from "./examples.ts";

/** Counts the newest products, each another way, in a shop that counts nothing. Returns what it did. */
export async function loadStock(ctx: ServiceContext): Promise<string[]> {
  if ((await ctx.db.$count(stockLevels)) > 0) return [];
  const newest = await ctx.db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(isPublished)
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(exampleStock.length);
  if (newest.length === 0) return [];
  for (const [index, { id }] of newest.entries()) {
    const { units, leadTime } = exampleStock[index] ?? { units: [0] };
    await countSizes(ctx, id, units);
    if (leadTime) await makeToOrder(ctx, id, leadTime);
  }
  const { stock } = await getSettings(ctx);
  await saveSection(ctx, "stock", { version: stock.version, values: { fewUnits: EXAMPLE_FEW_UNITS } });
  return newest.map(({ name }) => `Estoque de ${name}`);
}

/** A grid with more sizes than numbers has the last one for the rest. */
async function countSizes(ctx: ServiceContext, id: string, units: readonly number[]): Promise<void> {
  const { sizes } = await readStock(ctx.db, id);
  const levels = sizes.map(({ size }, index) => ({
    size,
    units: units[index] ?? units.at(-1) ?? 0,
    seen: null,
  }));
  await setStockLevels(ctx, id, { levels, reason: "count" });
}

async function makeToOrder(ctx: ServiceContext, id: string, leadTime: LeadTime): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const product = await lockProduct(tx, id);
    await overwriteProduct(ctx, tx, product, { leadTime });
    const changed = { id, categoryIds: [product.categoryId] };
    await finishProductChange(ctx, tx, changed, "updated", `Produto “${product.name}” alterado`);
  });
}
