import { type SQL, sql } from "drizzle-orm";
import type { Period } from "#domain/reports/periods.ts";
import { productDays } from "../catalog/tables.ts";
import type { DbOrTx } from "../db/client.ts";
import { customerDays, salesDays } from "../sales-rollups/views.ts";

export interface SalesSums {
  orders: number;
  completedCents: number;
  pendingCents: number;
  pendingOrders: number;
}

/** Sums each range of days from the rollups, so that the cost depends on the days and not on the orders. */
export async function sumSales(db: DbOrTx, ranges: readonly Period[]): Promise<SalesSums[]> {
  const { status, orders, totalCents, day } = salesDays;
  const rows = await sumRanges(
    db,
    ranges,
    sql`coalesce(sum(${orders}), 0) as orders,
      coalesce(sum(${totalCents}) filter (where ${status} = 'completed'), 0) as completed,
      coalesce(sum(${totalCents}) filter (where ${status} = 'pending'), 0) as pending,
      coalesce(sum(${orders}) filter (where ${status} = 'pending'), 0) as pending_orders`,
    sql`${salesDays} on ${day} between range.first and range.last`,
  );
  return rows.map((row) => ({
    orders: Number(row.orders),
    completedCents: Number(row.completed),
    pendingCents: Number(row.pending),
    pendingOrders: Number(row.pending_orders),
  }));
}

/** The number of customers who ordered for the first time in each range of days. */
export async function countNewCustomers(db: DbOrTx, ranges: readonly Period[]): Promise<number[]> {
  const rows = await sumRanges(
    db,
    ranges,
    sql`coalesce(sum(${customerDays.customers}), 0) as customers`,
    sql`${customerDays} on ${customerDays.day} between range.first and range.last`,
  );
  return rows.map(({ customers }) => Number(customers));
}

/** The number of current products that were added in each range of days. */
export async function countNewProducts(db: DbOrTx, ranges: readonly Period[]): Promise<number[]> {
  const rows = await sumRanges(
    db,
    ranges,
    sql`coalesce(sum(${productDays.products}), 0) as products`,
    sql`${productDays} on ${productDays.day} between range.first and range.last`,
  );
  return rows.map(({ products }) => Number(products));
}

/** Returns one row per range, in the order of `ranges`; `columns` are aggregates over the joined rows. */
async function sumRanges(db: DbOrTx, ranges: readonly Period[], columns: SQL, joined: SQL) {
  const firsts = sql.param(ranges.map(({ from }) => from));
  const lasts = sql.param(ranges.map(({ to }) => to));
  const { rows } = await db.execute<Record<string, string>>(sql`
    select ${columns}
    from unnest(${firsts}::date[], ${lasts}::date[]) with ordinality as range(first, last, number)
    left join ${joined}
    group by range.number
    order by range.number`);
  return rows;
}
