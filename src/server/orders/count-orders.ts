import type { OrderFilter } from "#domain/orders/order-filter.ts";
import type { DbOrTx } from "../db/client.ts";
import { and, eq, gte, lte, type SQL, sql, sum } from "../db/sql.ts";
import { salesDays } from "../order-statistics/tables.ts";
import { orders } from "./tables.ts";

/** Nobody pages that far; counting on would read every order that matches. */
const MOST_COUNTED = 1000;

export interface Count {
  total: number;
  /** False: more than `total`. */
  total_is_exact: boolean;
}

/** Status and days are summed already; only a search must be counted, and that only so far. */
export function countFiltered(db: DbOrTx, filter: OrderFilter, condition: SQL | undefined): Promise<Count> {
  return filter.q ? countUpTo(db, condition) : countFromSums(db, filter);
}

export async function countUpTo(db: DbOrTx, condition: SQL | undefined): Promise<Count> {
  const some = db
    .select({ one: sql`1`.as("one") })
    .from(orders)
    .where(condition)
    .limit(MOST_COUNTED + 1)
    .as("some");
  const total = await db.$count(some);
  return { total: Math.min(total, MOST_COUNTED), total_is_exact: total <= MOST_COUNTED };
}

async function countFromSums(db: DbOrTx, { status, from, to }: OrderFilter): Promise<Count> {
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
  return { total: row?.total ?? 0, total_is_exact: true };
}
