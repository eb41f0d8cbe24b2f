import { type SQL, sql } from "drizzle-orm";
import type { StockReason } from "#domain/stock/stock-movement.ts";
import { stockLevels } from "../stock-tables.ts";
import { products } from "../tables.ts";
import { fewOrNone } from "./counted-units.ts";

interface Taking {
  /** Selects product_id, size and quantity of an order's items. */
  items: SQL;
  orderId: SQL;
  /** The administrator who takes them; null for a customer. */
  changedBy: SQL;
  now: SQL;
  reason: StockReason;
}

export interface TakenUnits {
  productId: string;
  /** What is left. */
  units: number;
}

/** The constraint that is violated if the units were sold after the order was priced. */
export const STOCK_GONE = "stock_levels_not_negative";

/**
 * Takes the counted units of an order. Of a product that is also made to order it takes what is there; of any other one
 * all that is wanted, or none of the order's writes happens.
 */
export function takeStock({ items, orderId, changedBy, now, reason }: Taking): SQL {
  return sql`
    update ${stockLevels} as level
    set units = level.units - case when held.is_made_to_order then least(level.units, held.quantity) else held.quantity end,
      reason = ${reason}, order_id = ${orderId}, changed_by = ${changedBy}, note = null, updated_at = ${now}
    from (${holdLevels(items)}) as held
    where level.product_id = held.product_id and level.size = held.size
    returning level.product_id, level.units`;
}

/** Gives units back, where their size is still counted. */
export function giveBackStock({ items, orderId, changedBy, now, reason }: Taking): SQL {
  return sql`
    update ${stockLevels} as level
    set units = level.units + held.quantity,
      reason = ${reason}, order_id = ${orderId}, changed_by = ${changedBy}, note = null, updated_at = ${now},
      warned_at = case when level.units + held.quantity > ${fewOrNone} then null else level.warned_at end
    from (${holdLevels(items)}) as held
    where level.product_id = held.product_id and level.size = held.size`;
}

/**
 * Locks the counted sizes of these items, in the order of their key, and their products before them, as when a product
 * is deleted: two orders never deadlock.
 */
export function holdLevels(items: SQL): SQL {
  return sql`
    select counted.product_id, counted.size, counted.units, item.quantity, product.name,
      product.lead_time is not null as is_made_to_order
    from (select product_id, size, sum(quantity)::int as quantity from (${items}) as items group by 1, 2) as item
    join ${products} as product on product.id = item.product_id
    join ${stockLevels} as counted on counted.product_id = item.product_id and counted.size = item.size
    order by counted.product_id, counted.size
    for key share of product for update of counted`;
}
