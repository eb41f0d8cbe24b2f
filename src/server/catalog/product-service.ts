import { and, asc, desc, eq, ne, type SQL } from "drizzle-orm";
import {
  PRODUCTS_PER_PAGE,
  type ProductDetail,
  type ProductOrder,
  type ProductPage,
  type ProductSummary,
} from "#domain/catalog/product.ts";
import { isUuid } from "#domain/uuid.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { DbOrTx } from "../db/client.ts";
import { countOffers, countPublished } from "./count-products.ts";
import { offeredOptions } from "./options/offered-options.ts";
import { selectSummaries, selectWith, toSummary } from "./product-columns.ts";
import { findPrints, toShirtPrint } from "./product-prints.ts";
import { imageMetadata, isPublished, products, subcategories } from "./tables.ts";

const newestFirst = [desc(products.createdAt), desc(products.id)];

const orderings = {
  recentes: { by: products.createdAt, way: desc, opposite: asc },
  "menor-preco": { by: products.priceCents, way: asc, opposite: desc },
  "maior-preco": { by: products.priceCents, way: desc, opposite: asc },
} satisfies Record<ProductOrder, unknown>;

/** The products that the owner pinned; if none is pinned, the newest ones. */
export async function listFeatured({ db }: ServiceContext, limit: number): Promise<ProductSummary[]> {
  const pinned = await selectSummaries(db)
    .where(and(isPublished, eq(products.isFeatured, true)))
    .orderBy(...newestFirst)
    .limit(limit);
  const rows =
    pinned.length > 0
      ? pinned
      : await selectSummaries(db)
          .where(isPublished)
          .orderBy(...newestFirst)
          .limit(limit);
  return rows.map(toSummary);
}

export async function listNewest({ db }: ServiceContext, limit: number): Promise<ProductSummary[]> {
  const rows = await selectSummaries(db)
    .where(isPublished)
    .orderBy(...newestFirst)
    .limit(limit);
  return rows.map(toSummary);
}

export interface ProductListing {
  /** All categories if absent. */
  categoryId?: string | undefined;
  subcategoryId?: string | undefined;
  order: ProductOrder;
  /** Whether products on offer come first in the default order. */
  offersFirst?: boolean | undefined;
  /** Whether only products on offer are listed, of all categories. */
  onlyOffers?: boolean | undefined;
  /** Further conditions; a listing with one is counted anew. */
  condition?: SQL | undefined;
  /** The first page is 1. A page after the last one is empty. */
  page: number;
}

export async function listProducts({ db }: ServiceContext, listing: ProductListing): Promise<ProductPage> {
  const total = await countListed(db, listing);
  const before = (listing.page - 1) * PRODUCTS_PER_PAGE;
  const size = Math.min(PRODUCTS_PER_PAGE, total - before);
  return {
    products: size > 0 ? await readPage(db, listing, { before, size, behind: total - before - size }) : [],
    total,
    page: listing.page,
    pageCount: Math.max(1, Math.ceil(total / PRODUCTS_PER_PAGE)),
  };
}

function countListed(db: DbOrTx, listing: ProductListing): Promise<number> {
  if (listing.condition) return db.$count(products, and(isPublished, matchListing(listing)));
  return listing.onlyOffers ? countOffers(db) : countPublished(db, listing);
}

interface PagePlace {
  before: number;
  size: number;
  behind: number;
}

/**
 * Reads one page. The skipped rows are counted by an index-only scan from the nearer end of the list, and only the
 * page's rows are fetched, so a page in the middle costs little more than the first.
 */
async function readPage(db: DbOrTx, listing: ProductListing, { before, size, behind }: PagePlace) {
  const { by, way, opposite } = orderings[listing.order];
  const groups = listing.offersFirst && listing.order === "recentes" ? [products.isOnOffer] : [];
  const order = (direction: typeof way) => [...groups, by, products.id].map((column) => direction(column));
  const page = db
    .select({ id: products.id })
    .from(products)
    .where(and(isPublished, matchListing(listing)))
    .orderBy(...order(behind < before ? opposite : way))
    .limit(size)
    .offset(Math.min(before, behind))
    .as("page");
  const rows = await selectSummaries(db)
    .innerJoin(page, eq(page.id, products.id))
    .orderBy(...order(way));
  return rows.map(toSummary);
}

function matchListing(listing: ProductListing): SQL | undefined {
  return and(matchPlace(listing), listing.condition);
}

/** A subcategory belongs to one category, so filtering by it alone is enough. */
function matchPlace({ categoryId, subcategoryId, onlyOffers }: ProductListing): SQL | undefined {
  if (onlyOffers) return eq(products.isOnOffer, true);
  if (subcategoryId !== undefined) return eq(products.subcategoryId, subcategoryId);
  return categoryId === undefined ? undefined : eq(products.categoryId, categoryId);
}

export async function findProduct({ db }: ServiceContext, id: string): Promise<ProductDetail | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await selectWith(db, {
    description: products.description,
    subcategoryId: products.subcategoryId,
    subcategory: subcategories.name,
    printRules: products.printRules,
    options: offeredOptions,
  })
    .leftJoin(subcategories, eq(subcategories.id, products.subcategoryId))
    .where(and(isPublished, eq(products.id, id)));
  if (!row) return undefined;
  const images = await db
    .select()
    .from(imageMetadata)
    .where(eq(imageMetadata.productId, id))
    .orderBy(desc(imageMetadata.isPrimary), asc(imageMetadata.position));
  const pictures = images.map(({ url, altText, width, height, dominantColor }) => ({
    url,
    alt: altText ?? row.name,
    width,
    height,
    color: dominantColor,
  }));
  const print = toShirtPrint((await findPrints(db, [id])).get(id));
  const { printRules, options, ...product } = toSummary(row);
  return { ...product, pictures, print, ...(printRules && { printRules }), ...(options && { options }) };
}

/** A product that the owner took out of the shop; its address stays, and says so. */
export async function findHiddenProduct(
  { db }: ServiceContext,
  id: string,
): Promise<ProductSummary | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await selectSummaries(db).where(and(eq(products.status, "hidden"), eq(products.id, id)));
  return row && toSummary(row);
}

/** Other products of the same category, the newest first. */
export async function listRelated(
  { db }: ServiceContext,
  product: { id: string; categoryId: string },
  limit: number,
): Promise<ProductSummary[]> {
  const rows = await selectSummaries(db)
    .where(and(isPublished, eq(products.categoryId, product.categoryId), ne(products.id, product.id)))
    .orderBy(...newestFirst)
    .limit(limit);
  return rows.map(toSummary);
}
