import { and, between, eq, inArray, isNotNull, isNull, like, or, type SQL, sql } from "drizzle-orm";
import type { OrderFilter } from "#domain/orders/order-filter.ts";
import { matchStatuses, readOrderSearch } from "#domain/orders/order-search.ts";
import type { DbOrTx } from "../db/client.ts";
import { containing } from "../db/like-pattern.ts";
import { salesDays } from "../sales-rollups/tables.ts";
import { isLive, orders } from "./tables.ts";

/** The SQL condition of the back-office's filter. */
export async function orderCondition(db: DbOrTx, filter: OrderFilter): Promise<SQL | undefined> {
  const { q, status, payment, from, to } = filter;
  return and(
    isLive(orders),
    status === undefined ? undefined : eq(orders.status, status),
    payment && (payment === "paid" ? isNotNull(orders.paidAt) : isNull(orders.paidAt)),
    from ? sql`${orders.createdAt} >= ${midnight(sql`${from}::date`)}` : undefined,
    to ? sql`${orders.createdAt} < ${midnight(sql`${to}::date + 1`)}` : undefined,
    q ? await searchCondition(db, q) : undefined,
  );
}

/** The instant at which a day begins in São Paulo. */
const midnight = (day: SQL) => sql`((${day})::timestamp at time zone 'America/Sao_Paulo')`;

async function searchCondition(db: DbOrTx, q: string): Promise<SQL | undefined> {
  const { name, ids, whatsapp } = readOrderSearch(q);
  const isId = ids && between(orders.id, ids.first, ids.last);
  // A search that starts with '#' is always an order's id.
  if (isId && q.startsWith("#")) return isId;
  const statuses = matchStatuses(q, await listStatuses(db));
  return or(
    like(orders.customerPlain, containing(name)),
    isId,
    whatsapp === undefined ? undefined : eq(orders.customerWhatsapp, whatsapp),
    statuses.length > 0 ? inArray(orders.status, statuses) : undefined,
  );
}

/** The statuses in use: the shop's two, and others that older orders may have. */
async function listStatuses(db: DbOrTx): Promise<string[]> {
  const rows = await db.selectDistinct({ status: salesDays.status }).from(salesDays);
  return rows.map(({ status }) => status);
}
