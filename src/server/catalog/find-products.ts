/** Finds the products of a search with bounded work, however many products exist and however many of them match. */

import { and, desc, type SQL, sql } from "drizzle-orm";
import { MAX_FOUND } from "#domain/search/search-query.ts";
import type { DbOrTx } from "../db/client.ts";
import { newestProducts, SAMPLE_SIZE, searchedColumns } from "./newest-products.ts";
import type { SearchMatch } from "./search-match.ts";
import { conditionOf, type SearchScope } from "./search-scope.ts";
import { products } from "./tables.ts";

export interface Found {
  id: string;
  categoryId: string;
  rank: number;
  /** True if the name of its category or subcategory contains one of the terms. */
  inCategory: boolean;
}

interface Dated extends Found {
  createdAt: Date;
}

/** From this share of matches on, scanning the newest products finds the newest matches faster than the text index. */
const COMMON_SHARE = 0.05;

const { id, categoryId, createdAt } = products;

/**
 * Returns the best matches first. If more match than a visitor can page through, those with every term in the name come
 * first and then the newest, because ranking all matches would cost more with every product.
 */
export async function findProducts(db: DbOrTx, match: SearchMatch, scope: SearchScope): Promise<Found[]> {
  const share = await sampleNewest(db, match, scope);
  const read = (condition: SQL, shareOfAll: number) =>
    readNewest(db, match, { condition, scope }, shareOfAll);
  const named = await read(match.inName, share.inName);
  if (named.length === MAX_FOUND) return best(named);
  const others = await read(match.anywhere, share.anywhere);
  return best([...new Map([...named, ...others].map((one) => [one.id, one])).values()]);
}

/**
 * PostgreSQL's planner estimates badly how many rows match a prefix or two terms at once, so a sample of the newest
 * products is counted.
 */
async function sampleNewest(db: DbOrTx, { inName, anywhere }: SearchMatch, scope: SearchScope) {
  const shareOf = (condition: SQL) =>
    sql`coalesce(avg((${condition})::int), 0)`.mapWith(Number) as SQL<number>;
  const [share] = await db
    .select({ inName: shareOf(inName), anywhere: shareOf(anywhere) })
    .from(newestProducts(db, scope, SAMPLE_SIZE));
  return share ?? { inName: 0, anywhere: 0 };
}

interface Wanted {
  condition: SQL;
  scope: SearchScope;
}

async function readNewest(db: DbOrTx, match: SearchMatch, wanted: Wanted, share: number): Promise<Dated[]> {
  if (share >= COMMON_SHARE) {
    // This is three times the expected number; the limit ends the scan once there are enough matches.
    const newest = newestProducts(db, wanted.scope, Math.ceil((3 * MAX_FOUND) / share));
    const found = await rank(db, match, wanted.condition, newest);
    if (found.length === MAX_FOUND) return found;
  }
  return rank(db, match, and(conditionOf(wanted.scope), wanted.condition), products);
}

function rank(
  db: DbOrTx,
  match: SearchMatch,
  condition: SQL | undefined,
  from: typeof products | ReturnType<typeof newestProducts>,
): Promise<Dated[]> {
  // The expression keeps the planner from walking the index on created_at, which is slowest when nothing matches; it
  // must use the text index.
  const order = from === products ? [desc(sql`${createdAt} + interval '0'`), desc(id)] : [];
  // The rows are limited before they are ranked, so that the rank is not computed for every match.
  const newest = db
    .select(searchedColumns)
    .from(from)
    .where(condition)
    .orderBy(...order)
    .limit(MAX_FOUND)
    .as("products");
  return db
    .select({ id, categoryId, createdAt, rank: match.rank, inCategory: match.inCategory })
    .from(newest);
}

const best = (found: readonly Dated[]): Found[] =>
  found
    .toSorted(
      (a, b) => b.rank - a.rank || b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1),
    )
    .slice(0, MAX_FOUND);
