import { and, getTableColumns, like, type SQL, sql } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import {
  CUSTOMERS_PER_PAGE,
  type CustomerFilter,
  type CustomerSort,
} from "#domain/customers/customer-filter.ts";
import { readCustomerSearch } from "#domain/customers/customer-search.ts";
import type { KeysetPage } from "#domain/paging.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { DbOrTx } from "../db/client.ts";
import { countAround, countUpTo } from "../db/count-up-to.ts";
import { type Keyset, pageByKeyset } from "../db/keyset.ts";
import { containing } from "../db/like-pattern.ts";
import { customerDirectory, lastOrderOf } from "./tables.ts";

/** A first name can match a large part of a million customers, so counting stops here. */
const MAX_SEARCHED = 1000;

export type ListedCustomer = typeof customerDirectory.$inferSelect;

/** Lists everyone who ordered or registered, with search, sorting and paging. */
export async function listCustomers(
  ctx: ServiceContext,
  filter: CustomerFilter,
  cursor?: string,
): Promise<KeysetPage<ListedCustomer>> {
  requirePermission(ctx.actor, "customers");
  const page = await readCustomers(ctx.db, filter, { cursor, size: CUSTOMERS_PER_PAGE });
  const max = filter.q ? MAX_SEARCHED : undefined;
  const count = () => countUpTo(ctx.db, customerDirectory, customerCondition(filter), { max });
  return { ...page, ...(await countAround(page, count)) };
}

export function readCustomers(
  db: DbOrTx,
  filter: CustomerFilter,
  options: { cursor: string | undefined; size: number },
) {
  const condition = customerCondition(filter);
  return pageByKeyset(keysetOf(filter.sort), options, ({ where, orderBy, limit, sortKey }) =>
    db
      .select({ ...getTableColumns(customerDirectory), sortKey })
      .from(customerDirectory)
      .where(and(condition, where))
      .orderBy(...orderBy)
      .limit(limit),
  );
}

/** Every search term must be in the name, an e-mail or the number. */
export function customerCondition({ q = "" }: CustomerFilter): SQL | undefined {
  return and(...readCustomerSearch(q).map((word) => like(customerDirectory.searchText, containing(word))));
}

const places = {
  last_order: { by: lastOrderOf(customerDirectory), type: "instant" },
  name: { by: sql`plain_text(${customerDirectory.name})`, type: "text" },
  orders: { by: customerDirectory.orders, type: "number" },
  total: { by: customerDirectory.totalCents, type: "number" },
} as const;

function keysetOf(sort: CustomerSort): Keyset {
  const place = places[sort.replace("-", "") as keyof typeof places];
  const direction = sort.startsWith("-") ? "desc" : "asc";
  return { ...place, id: customerDirectory.id, idType: "text", direction };
}
