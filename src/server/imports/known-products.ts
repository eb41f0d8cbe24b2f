/** The products that lines of a spreadsheet speak of, as they are now. */
import type { KnownImage, KnownProduct } from "#domain/imports/plan-line.ts";
import type { LineValues } from "#domain/imports/read-line.ts";
import { withoutAccents } from "#domain/slug.ts";
import { categories, imageMetadata, products, subcategories } from "../catalog/tables.ts";
import type { DbOrTx } from "../db/client.ts";
import { asc, desc, eq, inArray, or, type SQL, sql } from "../db/sql.ts";
import { uploads } from "../media/tables.ts";

export interface KnownProducts {
  byId: Map<string, KnownProduct>;
  byCode: Map<string, KnownProduct>;
  /** Names of the shop's products, for lines that bring neither id nor code. */
  names: Set<string>;
}

export const plainCode = (code: string): string => code.toLowerCase();
export const plainName = (name: string): string => withoutAccents(name).toLowerCase();

export async function readKnownProducts(db: DbOrTx, lines: readonly LineValues[]): Promise<KnownProducts> {
  const ids = lines.flatMap(({ id }) => id ?? []);
  const codes = lines.flatMap(({ code }) => (code ? plainCode(code) : []));
  const unnamed = lines.flatMap(({ id, code, name }) => (id || code || !name ? [] : plainName(name)));
  const codeOf = sql<string>`lower(${products.code})`;
  const conditions: SQL[] = [
    ...(ids.length > 0 ? [inArray(products.id, ids)] : []),
    ...(codes.length > 0 ? [inArray(codeOf, codes)] : []),
  ];
  const found = conditions.length > 0 ? await readProducts(db, or(...conditions) as SQL) : [];
  return {
    byId: new Map(found.map((product) => [product.id, product])),
    byCode: new Map(found.flatMap((product) => (product.code ? [[plainCode(product.code), product]] : []))),
    names: await readNames(db, unnamed),
  };
}

async function readNames(db: DbOrTx, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const name = sql<string>`plain_text(${products.name})`;
  const rows = await db
    .select({ name })
    .from(products)
    .where(inArray(name, [...names]));
  return new Set(rows.map((row) => row.name));
}

export async function readProducts(db: DbOrTx, condition: SQL): Promise<KnownProduct[]> {
  const rows = await db
    .select({
      id: products.id,
      code: products.code,
      name: products.name,
      priceCents: products.priceCents,
      categoryId: products.categoryId,
      category: categories.name,
      subcategory: subcategories.name,
      description: products.description,
      isNew: products.isNew,
      isFeatured: products.isFeatured,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, products.subcategoryId))
    .where(condition);
  const images = await readImagesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, images: images.get(row.id) ?? [] }));
}

/** The main one first, as the shop shows them. */
export async function readImagesOf(
  db: DbOrTx,
  productIds: readonly string[],
): Promise<Map<string, KnownImage[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({
      productId: imageMetadata.productId,
      id: imageMetadata.id,
      key: imageMetadata.s3Key,
      url: imageMetadata.url,
      altText: imageMetadata.altText,
      source: uploads.source,
    })
    .from(imageMetadata)
    .leftJoin(uploads, eq(uploads.key, imageMetadata.s3Key))
    .where(inArray(imageMetadata.productId, [...productIds]))
    .orderBy(desc(imageMetadata.isPrimary), asc(imageMetadata.position), asc(imageMetadata.createdAt));
  return Map.groupBy(rows, ({ productId }) => productId);
}
