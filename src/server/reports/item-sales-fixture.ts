import { type SQL, sql } from "drizzle-orm";
import type { DbOrTx } from "../db/client.ts";

/** The contents of the daily and monthly rollups, and the same sums computed from the items. */
export async function compareItemSales(db: DbOrTx) {
  const rollups = await db.execute(
    sql`select dimension, day::text, subject, status, units, total_cents from item_sales_days order by 1, 2, 3, 4`,
  );
  const rollupMonths = await db.execute(
    sql`select dimension, month::text as day, subject, status, units, total_cents from item_sales_months
      order by 1, 2, 3, 4`,
  );
  const read = (day: SQL) =>
    db.execute(sql`
    with item as (
      select *, ${day}::date::text as day, quantity * unit_price_cents - order_items.discount_cents as cents
      from order_items join orders on orders.id = order_id where deleted_at is null
    ), looked_at as (
      select 'product' as dimension, day, coalesce(product_id::text, 'name:' || name) as subject, status, quantity, cents from item
      union all select 'category', day, coalesce((select category_id from products where id = product_id), ''), status,
        quantity, cents from item
      union all select 'size', day, size, status, quantity, cents from item
      union all select 'customization', day, case when customization_name is null then 'without' else 'with' end,
        status, quantity, cents from item
      union all select 'name', day, customization_name, status, quantity, cents from item where customization_name is not null
      union all select 'number', day, customization_number, status, quantity, cents from item where customization_name is not null
    )
    select dimension, day, subject, status, sum(quantity)::int as units, sum(cents)::bigint as total_cents
    from looked_at group by 1, 2, 3, 4 order by 1, 2, 3, 4`);
  const day = sql`(created_at at time zone 'America/Sao_Paulo')`;
  const counted = await read(day);
  const countedMonths = await read(sql`date_trunc('month', ${day})`);
  return {
    rollups: { days: rollups.rows, months: rollupMonths.rows },
    counted: { days: counted.rows, months: countedMonths.rows },
  };
}
