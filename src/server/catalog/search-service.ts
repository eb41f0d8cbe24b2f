import type { Category } from "#domain/catalog/category.ts";
import { categoryKeyOf } from "#domain/catalog/category-key.ts";
import { PRODUCTS_PER_PAGE, type ProductPage, type ProductSummary } from "#domain/catalog/product.ts";
import { DomainError } from "#domain/errors.ts";
import { searchWords } from "#domain/search/search-query.ts";
import { searchQuerySchema } from "#domain/search/search-query-schema.ts";
import type { DbOrTx } from "../db/client.ts";
import { inArray, sql } from "../db/sql.ts";
import type { ServiceContext } from "../service-context.ts";
import { listCategories } from "./category-service.ts";
import { type Found, findProducts } from "./find-products.ts";
import { selectSummaries, toSummary } from "./product-columns.ts";
import { matchNearly, matchWords, SIMILARITY } from "./search-match.ts";
import { products } from "./tables.ts";

const SUGGESTED_PRODUCTS = 4;
const SUGGESTED_CATEGORIES = 3;
/** Shorter words have too few letters to tell a typo from another word. */
const SHORTEST_FORGIVEN = 3;

export interface SearchPaging {
  limit?: number;
  /** From 1. One past the last page answers an empty page. */
  page?: number;
}

export interface SearchSuggestions {
  /** How many products the page of results would show. */
  total: number;
  products: ProductSummary[];
  /** Where the matching products are, the best first. */
  categories: { key: string; name: string }[];
}

/** The best match first; among equals the newest. */
export async function searchProducts(
  ctx: ServiceContext,
  query: string,
  { limit = PRODUCTS_PER_PAGE, page = 1 }: SearchPaging = {},
): Promise<ProductPage> {
  const found = await findMatching(ctx, query);
  return {
    products: await readSummaries(ctx.db, found.slice((page - 1) * limit, page * limit)),
    total: found.length,
    page,
    pageCount: Math.max(1, Math.ceil(found.length / limit)),
  };
}

export async function suggestProducts(ctx: ServiceContext, query: string): Promise<SearchSuggestions> {
  const found = await findMatching(ctx, query);
  const all = await listCategories(ctx);
  return {
    total: found.length,
    products: await readSummaries(ctx.db, found.slice(0, SUGGESTED_PRODUCTS)),
    categories: orderShelves(found, all)
      .slice(0, SUGGESTED_CATEGORIES)
      .map((shelf) => ({ key: categoryKeyOf(shelf, all), name: shelf.name })),
  };
}

/** Looks for the words as they are; only when nothing has them, for words that are nearly those. */
async function findMatching({ db }: ServiceContext, query: string): Promise<Found[]> {
  const words = searchWords(readQuery(query));
  if (words.length === 0) return [];
  const exact = await findProducts(db, await matchWords(db, words));
  const forgiven = words.filter((word) => word.length >= SHORTEST_FORGIVEN);
  if (exact.length > 0 || forgiven.length === 0) return exact;
  return db.transaction(
    async (tx) => {
      // The index asks this setting; it holds until the transaction ends.
      await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${SIMILARITY}, true)`);
      return findProducts(tx, await matchNearly(tx, forgiven));
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

/** The categories of what was found: first those that bear a word themselves, then the fullest. */
function orderShelves(found: readonly Found[], all: readonly Category[]): Category[] {
  const groups = Map.groupBy(found, ({ categoryId }) => categoryId);
  const bearsWord = (id: string) => groups.get(id)?.some(({ onShelf }) => onShelf) ?? false;
  const countOf = (id: string) => groups.get(id)?.length ?? 0;
  return all
    .filter(({ id }) => groups.has(id))
    .sort((a, b) => Number(bearsWord(b.id)) - Number(bearsWord(a.id)) || countOf(b.id) - countOf(a.id));
}

function readQuery(query: string): string {
  const parsed = searchQuerySchema.safeParse(query);
  if (!parsed.success) {
    throw new DomainError("invalid_request", { fields: { q: parsed.error.issues[0]?.message ?? "" } });
  }
  return parsed.data;
}
