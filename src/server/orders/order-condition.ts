import { and, between, eq, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { OrderFilter, OrderPayment } from "#domain/orders/order-filter.ts";
import { matchStatuses, readOrderSearch } from "#domain/orders/order-search.ts";
import type { DbOrTx } from "../db/client.ts";
import { type Match, matchTerms } from "../db/search-grams.ts";
import type { SearchedList } from "../db/searched-list.ts";
import { salesDays } from "../sales-rollups/views.ts";
import { isAtStep, isLate } from "./fulfilment/step-conditions.ts";
import { isLive, orders } from "./tables.ts";

/** The orders that the back-office's filter leaves and its search matches. */
export async function describeOrders(db: DbOrTx, filter: OrderFilter): Promise<SearchedList> {
  const { q = "", status, step, late, unopened, payment, from, to } = filter;
  const statuses = q ? matchStatuses(q, status === undefined ? await listStatuses(db) : [status]) : [];
  return {
    table: orders,
    filter: and(
      isLive(orders),
      status === undefined ? undefined : eq(orders.status, status),
      step && isAtStep(step),
      late && isLate,
      unopened && isNull(orders.openedAt),
      payment && paymentConditions[payment],
      from ? sql`${orders.createdAt} >= ${midnight(sql`${from}::date`)}` : undefined,
      to ? sql`${orders.createdAt} < ${midnight(sql`${to}::date + 1`)}` : undefined,
    ),
    match: matchOrders(q, statuses),
  };
}

const paymentConditions: Record<OrderPayment, SQL> = {
  paid: isNotNull(orders.paidAt),
  unpaid: isNull(orders.paidAt),
  marked: isNotNull(orders.paymentMark),
};

/** The instant at which a day begins in São Paulo. */
const midnight = (day: SQL) => sql`((${day})::timestamp at time zone 'America/Sao_Paulo')`;

/** Matches the customer's name, the beginning of the id, the whole phone number, or one of the statuses. */
export function matchOrders(q: string, statuses: readonly string[]): Match | undefined {
  const { name, ids, whatsapp } = readOrderSearch(q);
  const isId = ids && between(orders.id, ids.first, ids.last);
  // A search that starts with '#' is always an order's id.
  if (isId && q.startsWith("#")) return { byIndex: isId };
  const named = matchTerms(orders.customerPlain, name);
  const others = [
    isId,
    whatsapp === undefined ? undefined : eq(orders.customerWhatsapp, whatsapp),
    statuses.length > 0 ? inArray(orders.status, [...statuses]) : undefined,
  ];
  return (
    named && {
      byText: sql`${or(named.byText, ...others)}`,
      byIndex: sql`${or(named.byIndex, ...others)}`,
      elsewhere: named.elsewhere && {
        term: named.elsewhere.term,
        byIndex: sql`${or(named.elsewhere.byIndex, ...others)}`,
      },
    }
  );
}

/** The statuses in use: the shop's two, and others that older orders may have. */
async function listStatuses(db: DbOrTx): Promise<string[]> {
  const rows = await db.selectDistinct({ status: salesDays.status }).from(salesDays);
  return rows.map(({ status }) => status);
}
