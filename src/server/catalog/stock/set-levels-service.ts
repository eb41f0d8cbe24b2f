import { requirePermission } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import type { StockLevelsInput } from "#domain/stock/stock-level-input.ts";
import { officeTexts } from "#domain/stock/stock-office-texts.ts";
import type { ServiceContext } from "../../context/service-context.ts";
import type { Tx } from "../../db/client.ts";
import { finishProductChange, lockProduct } from "../change-product.ts";
import { type ProductStock, readStock } from "./read-stock.ts";
import { holdUnits, writeLevels } from "./write-levels.ts";

type Level = StockLevelsInput["levels"][number];

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
    const product = await lockProduct(tx, productId);
    await refuseOtherSizes(tx, product, levels);
    const changes = levels.filter(({ units, seen }) => units !== seen);
    refuseChanged(changes, await holdUnits(tx, productId));
    const units = Object.fromEntries(changes.map((level) => [level.size, level.units]));
    await writeLevels(ctx, tx, productId, units, { reason, note: note ?? null });
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

function refuseChanged(changes: readonly Level[], before: ReadonlyMap<string, number>): void {
  const present = changes.map(({ size, seen }) => ({ size, seen, units: before.get(size) ?? null }));
  const changed = present.filter(({ units, seen }) => units !== seen);
  if (changed.length > 0)
    throw new DomainError("conflict", { message: officeTexts.changedMeanwhile(changed) });
}
