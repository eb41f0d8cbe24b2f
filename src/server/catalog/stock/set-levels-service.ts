import { and, asc, eq, sql } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import type { StockLevelsInput } from "#domain/stock/stock-level-input.ts";
import { officeTexts } from "#domain/stock/stock-office-texts.ts";
import { isUuid } from "#domain/uuid.ts";
import type { ServiceContext } from "../../context/service-context.ts";
import type { Tx } from "../../db/client.ts";
import { finishProductChange } from "../change-product.ts";
import { productNotFound } from "../read-admin-products.ts";
import { stockLevels } from "../stock-tables.ts";
import { products } from "../tables.ts";
import { fewOrNone, type ProductStock, readStock } from "./read-stock.ts";

type Level = StockLevelsInput["levels"][number];
type Units = ReadonlyMap<string, number>;

/**
 * Sets the units of a product's sizes, all or none. Where an order has changed a size since the person looked, nothing
 * is written: the count may be from before or after the sale.
 */
export async function setStockLevels(
  ctx: ServiceContext,
  productId: string,
  { levels, reason, note }: StockLevelsInput,
): Promise<ProductStock> {
  requirePermission(ctx.actor, "catalog");
  return ctx.db.transaction(async (tx) => {
    const product = await holdProduct(tx, productId);
    const before = await holdUnits(tx, productId);
    await refuseOtherSizes(tx, product, levels);
    const changes = levels.filter(({ units, seen }) => units !== seen);
    refuseChanged(changes, before);
    const why = { reason, note: note ?? null, orderId: null, changedBy: userOf(ctx), updatedAt: ctx.now };
    for (const change of changes) await writeLevel(tx, productId, change, why);
    if (changes.length > 0) {
      const changed = { id: productId, categoryIds: [product.categoryId] };
      const summary = `Estoque de “${product.name}” alterado`;
      await finishProductChange(ctx, tx, changed, "stock_changed", summary, {
        before: Object.fromEntries(changes.map(({ size, seen }) => [size, seen ?? officeTexts.unlimited])),
        after: Object.fromEntries(changes.map(({ size, units }) => [size, units ?? officeTexts.unlimited])),
        reason,
        ...(note && { note }),
      });
    }
    return readStock(tx, productId);
  });
}

/** The product is held first, as in an order's statement, so that it is not deleted meanwhile. */
async function holdProduct(tx: Tx, id: string) {
  if (!isUuid(id)) throw productNotFound();
  const [product] = await tx
    .select({ id: products.id, name: products.name, categoryId: products.categoryId })
    .from(products)
    .where(eq(products.id, id))
    .for("key share");
  if (!product) throw productNotFound();
  return product;
}

/** Locks the counted sizes in the order of their key, as orders do. */
async function holdUnits(tx: Tx, productId: string): Promise<Units> {
  const rows = await tx
    .select({ size: stockLevels.size, units: stockLevels.units })
    .from(stockLevels)
    .where(eq(stockLevels.productId, productId))
    .orderBy(asc(stockLevels.productId), asc(stockLevels.size))
    .for("update");
  return new Map(rows.map(({ size, units }) => [size, units]));
}

async function refuseOtherSizes(
  tx: Tx,
  { id, name }: { id: string; name: string },
  levels: readonly Level[],
) {
  const known = new Set((await readStock(tx, id)).sizes.map(({ size }) => size));
  const wrong = levels.flatMap(({ size }, index) =>
    known.has(size) ? [] : [[`levels.${index}.size`, officeTexts.noSuchSize(name, size)]],
  );
  if (wrong.length > 0) throw new DomainError("invalid_request", { fields: Object.fromEntries(wrong) });
}

function refuseChanged(changes: readonly Level[], before: Units): void {
  const present = changes.map(({ size, seen }) => ({ size, seen, units: before.get(size) ?? null }));
  const changed = present.filter(({ units, seen }) => units !== seen);
  if (changed.length > 0)
    throw new DomainError("conflict", { message: officeTexts.changedMeanwhile(changed) });
}

type Why = Omit<typeof stockLevels.$inferInsert, "productId" | "size" | "units">;

async function writeLevel(tx: Tx, productId: string, { size, units, seen }: Level, why: Why): Promise<void> {
  const isThisOne = and(eq(stockLevels.productId, productId), eq(stockLevels.size, size));
  if (seen === null && units !== null) {
    const added = await tx
      .insert(stockLevels)
      .values({ productId, size, units, ...why })
      .onConflictDoNothing()
      .returning({ size: stockLevels.size });
    if (added.length > 0) return;
    // Somebody else began to count the size at the same moment: there was no row yet that could be locked.
    return refuseChanged([{ size, units, seen }], await holdUnits(tx, productId));
  }
  await tx
    .update(stockLevels)
    .set({ ...why, ...(units !== null && { units, warnedAt: keptWarning(units) }) })
    .where(isThisOne);
  // The ledger's last movement tells of the update why and by whom the count ended.
  if (units === null) await tx.delete(stockLevels).where(isThisOne);
}

/** The owner is told again once more than a few were there. */
const keptWarning = (units: number) =>
  sql`case when ${units}::int > ${fewOrNone} then null else ${stockLevels.warnedAt} end`;

export const userOf = ({ actor }: Pick<ServiceContext, "actor">): string | null =>
  "userId" in actor ? actor.userId : null;
