import { type SQL, sql } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import type { EditedUnits } from "#domain/orders/editing/edited-units.ts";
import { describeShortage } from "#domain/stock/stock-texts.ts";
import { giveBackStock, holdLevels, takeStock } from "../catalog/stock/take-stock.ts";
import { changerOf } from "../catalog/stock/write-levels.ts";
import { stockMovements } from "../catalog/stock-tables.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { Tx } from "../db/client.ts";

/** Gives back what the order has taken: the units of its movements, and nothing for what was not counted then. */
export async function returnStock(ctx: ServiceContext, tx: Tx, orderId: string): Promise<void> {
  const items = sql`
    select product_id, size, -sum(delta) as quantity from ${stockMovements}
    where order_id = ${orderId}::uuid group by 1, 2 having sum(delta) < 0`;
  await tx.execute(giveBackStock({ items, ...changeOf(ctx, orderId), reason: "deletion" }));
}

/**
 * Takes what an edited order has more, and gives back what it has less, of what it once took. All of it is locked first,
 * so that two edits do not wait for each other.
 */
export async function moveStock(
  ctx: ServiceContext,
  tx: Tx,
  orderId: string,
  units: readonly EditedUnits[],
): Promise<void> {
  const rows = JSON.stringify(units.map(({ productId, ...one }) => ({ product_id: productId, ...one })));
  const edited = sql`
    select * from json_to_recordset(${rows}) as edited(product_id uuid, size text, quantity int, more int)`;
  await tx.execute(holdLevels(sql`select product_id, size, quantity from (${edited}) as edited`));
  const fewer = sql`
    select edited.product_id, edited.size, taken.units - edited.quantity as quantity
    from (${edited}) as edited
    join (
      select product_id, size, -sum(delta) as units from ${stockMovements}
      where order_id = ${orderId}::uuid group by 1, 2
    ) as taken on taken.product_id = edited.product_id and taken.size = edited.size
    where edited.more < 0 and taken.units > edited.quantity`;
  const more = sql`select product_id, size, more as quantity from (${edited}) as edited where more > 0`;
  const change = { ...changeOf(ctx, orderId), reason: "edit" as const };
  await tx.execute(giveBackStock({ items: fewer, ...change }));
  await tx.execute(takeStock({ items: more, ...change }));
}

/** Takes again what the deletion of the order has given back. */
export async function takeStockAgain(ctx: ServiceContext, tx: Tx, orderId: string): Promise<void> {
  const items = sql`
    select product_id, size, sum(delta) as quantity from ${stockMovements}
    where order_id = ${orderId}::uuid and reason in ('deletion', 'restoration') group by 1, 2 having sum(delta) > 0`;
  await refuseMissing(tx, items);
  await tx.execute(takeStock({ items, ...changeOf(ctx, orderId), reason: "restoration" }));
}

async function refuseMissing(tx: Tx, items: SQL): Promise<void> {
  const { rows } = await tx.execute<{ name: string; size: string; units: number }>(sql`
    select name, size, units from (${holdLevels(items)}) as held where quantity > units and not is_made_to_order`);
  const [missing] = rows;
  if (!missing) return;
  const { name, size, units } = missing;
  throw new DomainError("conflict", {
    message: `O pedido não pode ser restaurado: ${name}. ${describeShortage(size, units)} Corrija o estoque e tente de novo.`,
  });
}

const changeOf = (ctx: ServiceContext, orderId: string) => ({
  orderId: sql`${orderId}::uuid`,
  changedBy: sql`${changerOf(ctx)}::uuid`,
  now: sql`${ctx.now.toISOString()}::timestamptz`,
});
