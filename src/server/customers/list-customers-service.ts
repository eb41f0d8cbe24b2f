import { getTableColumns, sql } from "drizzle-orm";
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
import { type BoundedCount, countAround, countUpTo } from "../db/count-up-to.ts";
import type { Keyset } from "../db/keyset.ts";
import { matchTerms, type Texts } from "../db/search-grams.ts";
import { countSearched, type Probe, pageSearched, type SearchedList } from "../db/searched-list.ts";
import { customerDirectory, customerTexts, lastOrderOf } from "./tables.ts";

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
  const { probe, ...page } = await readCustomers(ctx.db, filter, { cursor, size: CUSTOMERS_PER_PAGE });
  return { ...page, ...(await countAround(page, () => countCustomers(ctx.db, filter, probe))) };
}

export function readCustomers(
  db: DbOrTx,
  filter: CustomerFilter,
  options: { cursor?: string | undefined; size: number },
) {
  return pageSearched(db, describeList(filter), keysetOf(filter.sort), options, (clauses) =>
    db
      .select({ ...getTableColumns(customerDirectory), sortKey: clauses.sortKey })
      .from(clauses.from)
      .where(clauses.where)
      .orderBy(...clauses.orderBy)
      .limit(clauses.limit),
  );
}

function countCustomers(db: DbOrTx, filter: CustomerFilter, probe: Probe | undefined): Promise<BoundedCount> {
  const { match, ...list } = describeList(filter);
  if (!match) return countUpTo(db, customerDirectory, undefined);
  return countSearched(db, { ...list, match }, { max: MAX_SEARCHED, probe });
}

/** Every search term must be in the name, an e-mail or the number. */
function describeList({ q = "" }: CustomerFilter): SearchedList {
  const match = matchTerms(customerDirectory.searchText, readCustomerSearch(q), texts);
  return { table: customerDirectory, filter: undefined, match };
}

const texts: Texts = {
  table: customerTexts,
  text: customerTexts.searchText,
  rowId: customerTexts.customerId,
  listId: customerDirectory.id,
};

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
