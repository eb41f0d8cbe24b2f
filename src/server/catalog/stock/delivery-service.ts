import { asc, eq, inArray, sql } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { DomainError, type FieldErrors } from "#domain/errors.ts";
import { labelsOf } from "#domain/sizes/size-grid.ts";
import type { DeliveryInput } from "#domain/stock/stock-level-input.ts";
import { MAX_STOCK_UNITS } from "#domain/stock/stock-movement.ts";
import { describeUnits, officeTexts } from "#domain/stock/stock-office-texts.ts";
import type { ServiceContext } from "../../context/service-context.ts";
import type { Tx } from "../../db/client.ts";
import { finishProductChange } from "../change-product.ts";
import { isGridOfProduct } from "../product-columns.ts";
import { stockLevels } from "../stock-tables.ts";
import { categories, products, sizeGrids } from "../tables.ts";
import { changerOf, keptWarning } from "./write-levels.ts";

type Item = DeliveryInput["items"][number];
type HeldProduct = Awaited<ReturnType<typeof holdProducts>>[number];

export interface ReceivedDelivery {
  products: number;
  units: number;
}

/** Adds the units of a delivery, all or none. A size that was unlimited is counted from then on. */
export async function receiveDelivery(
  ctx: ServiceContext,
  { items, note }: DeliveryInput,
): Promise<ReceivedDelivery> {
  requirePermission(ctx.actor, "catalog");
  return ctx.db.transaction(async (tx) => {
    const ids = [...new Set(items.map(({ product_id }) => product_id.toLowerCase()))];
    const held = await holdProducts(tx, ids);
    const counted = await holdCounted(tx, ids);
    refuseUnknown(items, held, counted);
    const wanted = sumUp(items);
    await addUnits(ctx, tx, wanted, note ?? null);
    await refuseTooMany(tx, held);
    for (const product of held) {
      const came = wanted.filter(({ productId }) => productId === product.id);
      await finish(ctx, tx, product, came, note);
    }
    return { products: held.length, units: wanted.reduce((sum, { units }) => sum + units, 0) };
  });
}

/** Products are held before their sizes, both in the order of their keys, as orders do. */
function holdProducts(tx: Tx, ids: string[]) {
  return tx
    .select({
      id: products.id,
      name: products.name,
      categoryId: products.categoryId,
      gridSizes: sizeGrids.sizes,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(sizeGrids, isGridOfProduct)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for("key share", { of: products });
}

async function holdCounted(tx: Tx, ids: string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ productId: stockLevels.productId, size: stockLevels.size })
    .from(stockLevels)
    .where(inArray(stockLevels.productId, ids))
    .orderBy(asc(stockLevels.productId), asc(stockLevels.size))
    .for("update");
  return new Set(rows.map(({ productId, size }) => keyOf(productId, size)));
}

const keyOf = (productId: string, size: string) => `${productId} ${size}`;

function refuseUnknown(items: readonly Item[], held: readonly HeldProduct[], counted: Set<string>): void {
  const byId = new Map(held.map((product) => [product.id, product]));
  const fields: FieldErrors = {};
  for (const [index, { product_id, size }] of items.entries()) {
    const product = byId.get(product_id.toLowerCase());
    if (!product) fields[`items.${index}.product_id`] = officeTexts.noSuchProduct;
    else if (!hasSize(product, size) && !counted.has(keyOf(product.id, size)))
      fields[`items.${index}.size`] = officeTexts.noSuchSize(product.name, size);
  }
  const [message] = Object.values(fields);
  if (message) throw new DomainError("invalid_request", { message, fields });
}

const hasSize = ({ gridSizes }: HeldProduct, size: string) =>
  labelsOf({ sizes: gridSizes ?? undefined }).includes(size);

interface Arrival {
  productId: string;
  size: string;
  units: number;
}

/** A size may stand on several lines, as when it came in two boxes. */
function sumUp(items: readonly Item[]): Arrival[] {
  const sums = new Map<string, Arrival>();
  for (const { product_id, size, units } of items) {
    const productId = product_id.toLowerCase();
    const before = sums.get(keyOf(productId, size))?.units ?? 0;
    sums.set(keyOf(productId, size), { productId, size, units: before + units });
  }
  return [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, arrival]) => arrival);
}

async function addUnits(ctx: ServiceContext, tx: Tx, wanted: readonly Arrival[], note: string | null) {
  const why = { reason: "delivery" as const, note, changedBy: changerOf(ctx), updatedAt: ctx.now };
  const sum = sql`${stockLevels.units} + excluded.units`;
  await tx
    .insert(stockLevels)
    .values(wanted.map((arrival) => ({ ...arrival, ...why })))
    .onConflictDoUpdate({
      target: [stockLevels.productId, stockLevels.size],
      set: {
        ...why,
        orderId: null,
        units: sum,
        warnedAt: keptWarning(sum),
      },
    });
}

async function refuseTooMany(tx: Tx, held: readonly HeldProduct[]): Promise<void> {
  const rows = await tx
    .select({ productId: stockLevels.productId, size: stockLevels.size, units: stockLevels.units })
    .from(stockLevels)
    .where(
      inArray(
        stockLevels.productId,
        held.map(({ id }) => id),
      ),
    );
  const over = rows.find(({ units }) => units > MAX_STOCK_UNITS);
  if (!over) return;
  const name = held.find(({ id }) => id === over.productId)?.name ?? "";
  throw new DomainError("invalid_request", {
    message: officeTexts.tooMany(name, over.size, MAX_STOCK_UNITS),
  });
}

async function finish(
  ctx: ServiceContext,
  tx: Tx,
  { id, name, categoryId }: HeldProduct,
  came: readonly Arrival[],
  note: string | null | undefined,
): Promise<void> {
  const units = came.reduce((sum, arrival) => sum + arrival.units, 0);
  const summary = `Entrega de ${describeUnits(units)} de “${name}” recebida`;
  await finishProductChange(ctx, tx, { id, categoryIds: [categoryId] }, "stock_received", summary, {
    ...Object.fromEntries(came.map((arrival) => [arrival.size, `+${arrival.units}`])),
    ...(note && { note }),
  });
}
