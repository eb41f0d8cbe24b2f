import { type SQL, sql } from "drizzle-orm";
import type { DbOrTx } from "../db/client.ts";

/** The contents of the rollup tables, and the same sums computed from the orders. */
export async function compareSalesRollups(db: DbOrTx) {
  const rowsOf = async (query: SQL) => (await db.execute(query)).rows;
  const rollups = [
    await rowsOf(sql`
      select day::text, status, orders, total_cents, delivery_cents, discount_cents
      from sales_days where orders <> 0 order by 1, 2`),
    await rowsOf(sql`select * from customers order by whatsapp`),
    await rowsOf(sql`select * from product_sales where units <> 0 order by product_id`),
    await rowsOf(sql`select day::text, customers from customer_days where customers <> 0 order by 1`),
  ];
  const counted = [
    await rowsOf(sql`
      select (created_at at time zone 'America/Sao_Paulo')::date::text as day, status, count(*)::int as orders,
        sum(total_cents) as total_cents, coalesce(sum(delivery_cents), 0) as delivery_cents,
        sum(discount_cents) as discount_cents
      from orders where deleted_at is null group by 1, 2 order by 1, 2`),
    await rowsOf(sql`
      select customer_whatsapp as whatsapp, (array_agg(customer order by created_at desc, id desc))[1] as name,
        count(*)::int as orders, sum(total_cents) as total_cents,
        sum(case when status = 'completed' then total_cents else 0 end) as completed_total_cents,
        min(created_at) as first_order_at, max(created_at) as last_order_at
      from orders where deleted_at is null and customer_whatsapp <> '' group by 1 order by 1`),
    await rowsOf(sql`
      select product_id, sum(quantity)::int as units,
        sum(quantity * unit_price_cents - order_items.discount_cents)::bigint as total_cents
      from order_items join orders on orders.id = order_id
      where deleted_at is null and product_id is not null group by 1 order by 1`),
    await rowsOf(sql`
      select (first_order_at at time zone 'America/Sao_Paulo')::date::text as day, count(*)::int as customers
      from (
        select min(created_at) as first_order_at from orders
        where deleted_at is null and customer_whatsapp <> '' group by customer_whatsapp
      ) as customer group by 1 order by 1`),
  ];
  return { rollups, counted };
}
