import { inArray, sql } from "drizzle-orm";
import type { Category } from "#domain/catalog/category.ts";
import { categoryKeyOf } from "#domain/catalog/category-key.ts";
import { PRODUCTS_PER_PAGE, type ProductPage, type ProductSummary } from "#domain/catalog/product.ts";
import { DomainError } from "#domain/errors.ts";
import { searchWords } from "#domain/search/search-query.ts";
import { searchQuerySchema } from "#domain/search/search-query-schema.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { DbOrTx } from "../db/client.ts";
import { listCategories } from "./category-service.ts";
import { type Found, findProducts } from "./find-products.ts";
import { selectSummaries, toSummary } from "./product-columns.ts";
import { matchNearly, matchWords, SIMILARITY } from "./search-match.ts";
import type { SearchScope } from "./search-scope.ts";
import { products } from "./tables.ts";

const SUGGESTED_PRODUCTS = 4;
const SUGGESTED_CATEGORIES = 3;
/** Shorter terms have too few letters to tell a typo from another word. */
const MIN_TYPO_LENGTH = 3;

export interface SearchOptions {
  limit?: number;
  /** The first page is 1. A page after the last one is empty. */
  page?: number;
  /** The back-office finds products that shoppers do not see, too. */
  scope?: SearchScope;
}

export interface SearchSuggestions {
  /** The number of products on the page of results. */
  total: number;
  products: ProductSummary[];
  /** The categories of the matching products, the best first. */
  categories: { key: string; name: string }[];
}

/** Searches products: the best match first, and the newest first among equal matches. */
export async function searchProducts(
  ctx: ServiceContext,
  query: string,
  { limit = PRODUCTS_PER_PAGE, page = 1, scope = "published" }: SearchOptions = {},
): Promise<ProductPage> {
  const found = await findMatching(ctx, query, scope);
  return {
    products: await readSummaries(ctx.db, found.slice((page - 1) * limit, page * limit)),
    total: found.length,
    page,
    pageCount: Math.max(1, Math.ceil(found.length / limit)),
  };
}

export async function suggestProducts(ctx: ServiceContext, query: string): Promise<SearchSuggestions> {
  const found = await findMatching(ctx, query, "published");
  const all = await listCategories(ctx);
  return {
    total: found.length,
    products: await readSummaries(ctx.db, found.slice(0, SUGGESTED_PRODUCTS)),
    categories: orderCategories(found, all)
      .slice(0, SUGGESTED_CATEGORIES)
      .map((category) => ({ key: categoryKeyOf(category, all), name: category.name })),
  };
}

/** Searches for the exact terms and, only if nothing matches, for similar ones. */
async function findMatching({ db }: ServiceContext, query: string, scope: SearchScope): Promise<Found[]> {
  const words = searchWords(readQuery(query));
  if (words.length === 0) return [];
  const exact = await findProducts(db, await matchWords(db, words), scope);
  const typoCandidates = words.filter((word) => word.length >= MIN_TYPO_LENGTH);
  if (exact.length > 0 || typoCandidates.length === 0) return exact;
  return db.transaction(
    async (tx) => {
      // The trigram index reads this setting, which is valid until the transaction ends.
      await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${SIMILARITY}, true)`);
      return findProducts(tx, await matchNearly(tx, typoCandidates, scope), scope);
    },
    { accessMode: "read only" },
  );
}

async function readSummaries(db: DbOrTx, wanted: readonly Found[]) {
  if (wanted.length === 0) return [];
  const ids = wanted.map(({ id }) => id);
  const rows = await selectSummaries(db).where(inArray(products.id, ids));
  const byId = new Map(rows.map((row) => [row.id, toSummary(row)]));
  return ids.map((id) => byId.get(id)).filter((summary) => summary !== undefined);
}

/** Orders the categories of the found products: those whose name has a term first, then by the number of products. */
function orderCategories(found: readonly Found[], all: readonly Category[]): Category[] {
  const groups = Map.groupBy(found, ({ categoryId }) => categoryId);
  const hasTermInName = (id: string) => groups.get(id)?.some(({ inCategory }) => inCategory) ?? false;
  const countOf = (id: string) => groups.get(id)?.length ?? 0;
  return all
    .filter(({ id }) => groups.has(id))
    .sort(
      (a, b) => Number(hasTermInName(b.id)) - Number(hasTermInName(a.id)) || countOf(b.id) - countOf(a.id),
    );
}

function readQuery(query: string): string {
  const parsed = searchQuerySchema.safeParse(query);
  if (!parsed.success) {
    throw new DomainError("invalid_request", { fields: { q: parsed.error.issues[0]?.message ?? "" } });
  }
  return parsed.data;
}
