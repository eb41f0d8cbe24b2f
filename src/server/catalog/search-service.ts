import { categoryKeyOf } from "#domain/catalog/category-key.ts";
import { PRODUCTS_PER_PAGE, type ProductPage } from "#domain/catalog/product.ts";
import { DomainError } from "#domain/errors.ts";
import { searchWords } from "#domain/search/search-query.ts";
import { searchQuerySchema } from "#domain/search/search-query-schema.ts";
import type { SearchSuggestions } from "#domain/search/suggestions.ts";
import type { DbOrTx } from "../db/client.ts";
import { count, desc, eq, sql } from "../db/sql.ts";
import type { ServiceContext } from "../service-context.ts";
import { listCategories } from "./category-service.ts";
import { selectSummaries, toSummary } from "./product-columns.ts";
import { matchNearly, matchWords, type SearchMatch, SIMILARITY } from "./search-match.ts";
import { categories, products } from "./tables.ts";

const SUGGESTED_PRODUCTS = 4;
const SUGGESTED_CATEGORIES = 3;
/** Shorter words have too few letters to tell a typo from another word. */
const SHORTEST_FORGIVEN = 3;

export interface SearchPaging {
  limit?: number;
  /** From 1. One past the last page answers an empty page. */
  page?: number;
}

/** The best match first; among equals the newest. */
export async function searchProducts(
  ctx: ServiceContext,
  query: string,
  { limit = PRODUCTS_PER_PAGE, page = 1 }: SearchPaging = {},
): Promise<ProductPage> {
  return withMatch(ctx, query, async (db, match, shelves) => {
    const total = shelves.reduce((sum, shelf) => sum + shelf.total, 0);
    return {
      products: total > 0 ? await listMatching(db, match, limit, (page - 1) * limit) : [],
      total,
      page,
      pageCount: Math.max(1, Math.ceil(total / limit)),
    };
  });
}

export async function suggestProducts(ctx: ServiceContext, query: string): Promise<SearchSuggestions> {
  const all = await listCategories(ctx);
  return withMatch(ctx, query, async (db, match, shelves) => {
    const found = shelves.length > 0 ? await listMatching(db, match, SUGGESTED_PRODUCTS, 0) : [];
    return {
      total: shelves.reduce((sum, shelf) => sum + shelf.total, 0),
      products: found.map(({ id, name, category, priceCents, picture }) => ({
        id,
        name,
        category,
        priceCents,
        pictureUrl: picture?.url ?? null,
      })),
      categories: shelves
        .slice(0, SUGGESTED_CATEGORIES)
        .map((shelf) => ({ key: categoryKeyOf(shelf, all), name: shelf.name })),
    };
  });
}

type Shelf = Awaited<ReturnType<typeof countByCategory>>[number];

/** Looks for the words as they are; only when nothing has them, for words that are nearly those. */
async function withMatch<Result>(
  { db }: ServiceContext,
  query: string,
  use: (db: DbOrTx, match: SearchMatch, shelves: Shelf[]) => Promise<Result>,
): Promise<Result> {
  const words = searchWords(readQuery(query));
  if (words.length === 0) return use(db, nothing, []);
  const exact = await matchWords(db, words);
  const shelves = await countByCategory(db, exact);
  const forgiven = words.filter((word) => word.length >= SHORTEST_FORGIVEN);
  if (shelves.length > 0 || forgiven.length === 0) return use(db, exact, shelves);
  return db.transaction(
    async (tx) => {
      // The index asks this setting; it holds until the transaction ends.
      await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${SIMILARITY}, true)`);
      const nearly = await matchNearly(tx, forgiven);
      return use(tx, nearly, await countByCategory(tx, nearly));
    },
    { accessMode: "read only" },
  );
}

const nothing: SearchMatch = { where: sql`false`, rank: sql`0`, onShelf: sql`false` };

function readQuery(query: string): string {
  const parsed = searchQuerySchema.safeParse(query);
  if (!parsed.success) {
    throw new DomainError("invalid_request", { fields: { q: parsed.error.issues[0]?.message ?? "" } });
  }
  return parsed.data;
}

/** How many match in each category: first those that bear a word themselves, then the fullest. */
function countByCategory(db: DbOrTx, { where, onShelf }: SearchMatch) {
  return db
    .select({ id: categories.id, name: categories.name, total: count() })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(where)
    .groupBy(categories.id)
    .orderBy(desc(sql`bool_or(${onShelf})`), desc(count()), categories.id);
}

async function listMatching(db: DbOrTx, { where, rank }: SearchMatch, limit: number, offset: number) {
  const rows = await selectSummaries(db)
    .where(where)
    .orderBy(desc(rank), desc(products.createdAt), desc(products.id))
    .limit(limit)
    .offset(offset);
  return rows.map(toSummary);
}
