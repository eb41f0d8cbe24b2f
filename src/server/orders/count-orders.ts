import type { OrderFilter } from "#domain/orders/order-filter.ts";
import type { DbOrTx } from "../db/client.ts";
import { type BoundedCount, countUpTo } from "../db/count-up-to.ts";
import { and, eq, gte, lte, type SQL, sum } from "../db/sql.ts";
import { salesDays } from "../order-statistics/tables.ts";
import { orders } from "./tables.ts";

/** A name, or being paid, may be true of a large part of a million orders. */
const MOST_COUNTED = 1000;

/** Status and days are summed already; a search and the payment must be counted, and that only so far. */
export async function countFiltered(
  db: DbOrTx,
  filter: OrderFilter,
  condition: SQL | undefined,
): Promise<BoundedCount> {
  if (filter.q) return countUpTo(db, orders, condition, { most: MOST_COUNTED });
  if (filter.payment) {
    return countUpTo(db, orders, condition, { most: MOST_COUNTED, along: orders.createdAt });
  }
  return countFromSums(db, filter);
}

async function countFromSums(db: DbOrTx, { status, from, to }: OrderFilter): Promise<BoundedCount> {
  const [row] = await db
    .select({ total: sum(salesDays.orders).mapWith(Number) })
    .from(salesDays)
    .where(
      and(
        status === undefined ? undefined : eq(salesDays.status, status),
        from === undefined ? undefined : gte(salesDays.day, from),
        to === undefined ? undefined : lte(salesDays.day, to),
      ),
    );
  return { total: row?.total ?? 0, isTotalExact: true };
}
