import {
  PRODUCTS_PER_PAGE,
  type ProductDetail,
  type ProductOrder,
  type ProductPage,
  type ProductSummary,
} from "#domain/catalog/product.ts";
import { isUuid } from "#domain/uuid.ts";
import { and, asc, desc, eq, ne, type SQL } from "../db/sql.ts";
import { findPrints, toShirtPrint } from "../print/product-prints.ts";
import type { ServiceContext } from "../service-context.ts";
import { countProducts } from "./count-products.ts";
import { selectSummaries, selectWith, toSummary } from "./product-columns.ts";
import { imageMetadata, products, subcategories } from "./tables.ts";

const newestFirst = [desc(products.createdAt), desc(products.id)];

const orderings: Record<ProductOrder, SQL[]> = {
  recentes: newestFirst,
  "menor-preco": [asc(products.priceCents), asc(products.id)],
  "maior-preco": [desc(products.priceCents), desc(products.id)],
};

/** The products that the owner pinned; where none is pinned, the first of the catalogue. */
export async function listFeatured({ db }: ServiceContext, limit: number): Promise<ProductSummary[]> {
  const pinned = await selectSummaries(db)
    .where(eq(products.isFeatured, true))
    .orderBy(...newestFirst)
    .limit(limit);
  const rows =
    pinned.length > 0
      ? pinned
      : await selectSummaries(db)
          .orderBy(...newestFirst)
          .limit(limit);
  return rows.map(toSummary);
}

export async function listNewest({ db }: ServiceContext, limit: number): Promise<ProductSummary[]> {
  const rows = await selectSummaries(db)
    .orderBy(...newestFirst)
    .limit(limit);
  return rows.map(toSummary);
}

export interface ProductListing {
  /** Absent: every category. */
  categoryId?: string | undefined;
  subcategoryId?: string | undefined;
  order: ProductOrder;
  /** From 1. One past the last page answers an empty page. */
  page: number;
}

export async function listProducts({ db }: ServiceContext, listing: ProductListing): Promise<ProductPage> {
  const filter = and(
    listing.categoryId === undefined ? undefined : eq(products.categoryId, listing.categoryId),
    listing.subcategoryId === undefined ? undefined : eq(products.subcategoryId, listing.subcategoryId),
  );
  const total = await countProducts(db, listing);
  const rows = await selectSummaries(db)
    .where(filter)
    .orderBy(...orderings[listing.order])
    .limit(PRODUCTS_PER_PAGE)
    .offset((listing.page - 1) * PRODUCTS_PER_PAGE);
  return {
    products: rows.map(toSummary),
    total,
    page: listing.page,
    pageCount: Math.max(1, Math.ceil(total / PRODUCTS_PER_PAGE)),
  };
}

export async function findProduct({ db }: ServiceContext, id: string): Promise<ProductDetail | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await selectWith(db, {
    description: products.description,
    subcategoryId: products.subcategoryId,
    subcategory: subcategories.name,
  })
    .leftJoin(subcategories, eq(subcategories.id, products.subcategoryId))
    .where(eq(products.id, id));
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
  return { ...toSummary(row), pictures, print };
}

/** Others of the same category, the newest first. */
export async function listRelated(
  { db }: ServiceContext,
  product: { id: string; categoryId: string },
  limit: number,
): Promise<ProductSummary[]> {
  const rows = await selectSummaries(db)
    .where(and(eq(products.categoryId, product.categoryId), ne(products.id, product.id)))
    .orderBy(...newestFirst)
    .limit(limit);
  return rows.map(toSummary);
}
