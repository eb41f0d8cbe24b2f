import { and, eq, gte, lte, sum } from "drizzle-orm";
import type { OrderFilter } from "#domain/orders/order-filter.ts";
import type { DbOrTx } from "../db/client.ts";
import { type BoundedCount, countUpTo } from "../db/count-up-to.ts";
import { countSearched, type Probe, type SearchedList } from "../db/searched-list.ts";
import { salesDays } from "../sales-rollups/views.ts";
import { orders } from "./tables.ts";

/** A search or a filter by payment or step may match a large part of a million orders, so counting stops here. */
const MAX_COUNTED = 1000;

/** Filters by status and day are counted from the rollups; the others and a search count rows, up to a maximum. */
export async function countFiltered(
  db: DbOrTx,
  filter: OrderFilter,
  { match, ...list }: SearchedList,
  probe?: Probe,
): Promise<BoundedCount> {
  const bounds = { max: MAX_COUNTED, along: orders.createdAt };
  if (match) return countSearched(db, { ...list, match }, { ...bounds, probe });
  const { payment, step, late, unopened } = filter;
  if (payment || step || late || unopened) return countUpTo(db, orders, list.filter, bounds);
  return countFromRollups(db, filter);
}

async function countFromRollups(db: DbOrTx, { status, from, to }: OrderFilter): Promise<BoundedCount> {
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
