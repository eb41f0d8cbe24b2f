/** Finds the products of a search with bounded work, however many products exist and however many of them match. */

import { desc, type SQL, sql } from "drizzle-orm";
import { MAX_FOUND } from "#domain/search/search-query.ts";
import type { DbOrTx } from "../db/client.ts";
import type { SearchMatch } from "./search-match.ts";
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

/** The number of newest products from which the share of matches is estimated. */
const SAMPLE_SIZE = 200;
/** From this share of matches on, scanning the newest products finds the newest matches faster than the text index. */
const COMMON_SHARE = 0.05;

const { id, namePlain, categoryId, subcategoryId, createdAt, searchVector, nameVector } = products;
const columns = { id, namePlain, categoryId, subcategoryId, createdAt, searchVector, nameVector };

/**
 * Returns the best matches first. If more match than a visitor can page through, those with every term in the name come
 * first and then the newest, because ranking all matches would cost more with every product.
 */
export async function findProducts(db: DbOrTx, match: SearchMatch): Promise<Found[]> {
  const share = await sampleNewest(db, match);
  const named = await readNewest(db, match, match.inName, share.inName);
  if (named.length === MAX_FOUND) return best(named);
  const others = await readNewest(db, match, match.anywhere, share.anywhere);
  return best([...new Map([...named, ...others].map((one) => [one.id, one])).values()]);
}

/**
 * PostgreSQL's planner estimates badly how many rows match a prefix or two terms at once, so a sample of the newest
 * products is counted.
 */
async function sampleNewest(db: DbOrTx, { inName, anywhere }: SearchMatch) {
  const shareOf = (condition: SQL) =>
    sql`coalesce(avg((${condition})::int), 0)`.mapWith(Number) as SQL<number>;
  const [share] = await db
    .select({ inName: shareOf(inName), anywhere: shareOf(anywhere) })
    .from(newestProducts(db, SAMPLE_SIZE));
  return share ?? { inName: 0, anywhere: 0 };
}

async function readNewest(db: DbOrTx, match: SearchMatch, condition: SQL, share: number): Promise<Dated[]> {
  if (share >= COMMON_SHARE) {
    // This is three times the expected number; the limit ends the scan once there are enough matches.
    const found = await rank(db, match, condition, newestProducts(db, Math.ceil((3 * MAX_FOUND) / share)));
    if (found.length === MAX_FOUND) return found;
  }
  return rank(db, match, condition, products);
}

/** The subquery is aliased as the table itself, so that conditions on the table apply to it. */
const newestProducts = (db: DbOrTx, limit: number) =>
  db.select(columns).from(products).orderBy(desc(createdAt), desc(id)).limit(limit).as("products");

function rank(
  db: DbOrTx,
  match: SearchMatch,
  condition: SQL,
  from: typeof products | ReturnType<typeof newestProducts>,
): Promise<Dated[]> {
  // The expression keeps the planner from walking the index on created_at, which is slowest when nothing matches; it
  // must use the text index.
  const order = from === products ? [desc(sql`${createdAt} + interval '0'`), desc(id)] : [];
  // The rows are limited before they are ranked, so that the rank is not computed for every match.
  const newest = db
    .select(columns)
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
