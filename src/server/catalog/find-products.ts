/** Which products a search finds: bounded work, however many products there are and however many of them match. */
import { MOST_FOUND } from "#domain/search/search-query.ts";
import type { DbOrTx } from "../db/client.ts";
import { desc, type SQL, sql } from "../db/sql.ts";
import type { SearchMatch } from "./search-match.ts";
import { products } from "./tables.ts";

export interface Found {
  id: string;
  categoryId: string;
  rank: number;
  /** Its category or subcategory itself bears one of the words. */
  onShelf: boolean;
}

interface Dated extends Found {
  createdAt: Date;
}

/** So many of the newest products tell how common a match is. */
const PROBED = 200;
/** From this share on, the newest matches are found sooner by going through the newest products. */
const COMMON = 0.05;

const { id, namePlain, categoryId, subcategoryId, createdAt, searchVector, nameVector } = products;
const columns = { id, namePlain, categoryId, subcategoryId, createdAt, searchVector, nameVector };

/**
 * Best first. Where more match than anybody pages through, those with every word in the name come first and then the
 * newest: to find and rank all of them would cost more with every product.
 */
export async function findProducts(db: DbOrTx, match: SearchMatch): Promise<Found[]> {
  const share = await probeNewest(db, match);
  const named = await readNewest(db, match, match.inName, share.inName);
  if (named.length === MOST_FOUND) return best(named);
  const others = await readNewest(db, match, match.anywhere, share.anywhere);
  return best([...new Map([...named, ...others].map((one) => [one.id, one])).values()]);
}

/** The planner guesses badly how many rows bear the beginning of a word, or two words at once; a look at some tells. */
async function probeNewest(db: DbOrTx, { inName, anywhere }: SearchMatch) {
  const shareOf = (condition: SQL) =>
    sql`coalesce(avg((${condition})::int), 0)`.mapWith(Number) as SQL<number>;
  const [share] = await db
    .select({ inName: shareOf(inName), anywhere: shareOf(anywhere) })
    .from(newestProducts(db, PROBED));
  return share ?? { inName: 0, anywhere: 0 };
}

async function readNewest(db: DbOrTx, match: SearchMatch, condition: SQL, share: number): Promise<Dated[]> {
  if (share >= COMMON) {
    // Three times as many as should be enough; they are read only until there are enough.
    const found = await rank(db, match, condition, newestProducts(db, Math.ceil((3 * MOST_FOUND) / share)));
    if (found.length === MOST_FOUND) return found;
  }
  return rank(db, match, condition, products);
}

/** Under the table's own name, so that every condition means them. */
const newestProducts = (db: DbOrTx, limit: number) =>
  db.select(columns).from(products).orderBy(desc(createdAt), desc(id)).limit(limit).as("products");

function rank(
  db: DbOrTx,
  match: SearchMatch,
  condition: SQL,
  from: typeof products | ReturnType<typeof newestProducts>,
): Promise<Dated[]> {
  // By no column of an index but the search's own: going through all of the newest would take the longest when there is
  // nothing to find.
  const order = from === products ? [desc(sql`${createdAt} + interval '0'`), desc(id)] : [];
  // Limited first and ranked then: the rank of every match is not asked for.
  const newest = db
    .select(columns)
    .from(from)
    .where(condition)
    .orderBy(...order)
    .limit(MOST_FOUND)
    .as("products");
  return db.select({ id, categoryId, createdAt, rank: match.rank, onShelf: match.onShelf }).from(newest);
}

const best = (found: readonly Dated[]): Found[] =>
  found
    .toSorted(
      (a, b) => b.rank - a.rank || b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1),
    )
    .slice(0, MOST_FOUND);
