import { and, eq, inArray, isNull, like, or, type SQL, sql } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { ADMIN_PRODUCTS_PER_PAGE, type AdminProductSort } from "#domain/catalog/admin-product-list.ts";
import type { ProductStatus } from "#domain/catalog/product-status.ts";
import type { KeysetPage } from "#domain/paging.ts";
import { withoutAccents } from "#domain/slug.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { DbOrTx } from "../db/client.ts";
import { countAround, countUpTo } from "../db/count-up-to.ts";
import { type Keyset, pageByKeyset } from "../db/keyset.ts";
import { countProducts } from "./count-products.ts";
import { type ProductRecord, productColumns } from "./read-admin-products.ts";
import { categories, products, subcategories } from "./tables.ts";

export interface ProductFilter {
  q?: string | undefined;
  category?: string | undefined;
  featured?: boolean | undefined;
  isNew?: boolean | undefined;
  withoutPicture?: boolean | undefined;
  status?: ProductStatus | undefined;
  sort: AdminProductSort;
  cursor?: string | undefined;
}

const byId = { id: products.id };

const keysets: Record<AdminProductSort, Keyset> = {
  newest: { ...byId, by: products.createdAt, type: "instant", direction: "desc" },
  name: { ...byId, by: products.namePlain, type: "text", direction: "asc" },
  price: { ...byId, by: products.priceCents, type: "number", direction: "asc" },
  "-price": { ...byId, by: products.priceCents, type: "number", direction: "desc" },
};

export async function listAdminProducts(
  { db, actor }: ServiceContext,
  filter: ProductFilter,
): Promise<KeysetPage<ProductRecord>> {
  requirePermission(actor, "catalog");
  const matches = and(
    await matchText(db, filter.q),
    filter.category ? eq(products.categoryId, filter.category) : undefined,
    filter.featured === undefined ? undefined : eq(products.isFeatured, filter.featured),
    filter.isNew === undefined ? undefined : eq(products.isNew, filter.isNew),
    filter.withoutPicture ? isNull(products.imageUrl) : undefined,
    filter.status ? eq(products.status, filter.status) : undefined,
  );
  const options = { cursor: filter.cursor, size: ADMIN_PRODUCTS_PER_PAGE };
  const page = await pageByKeyset(keysets[filter.sort], options, ({ where, orderBy, limit, sortKey }) =>
    db
      .select({ ...productColumns, sortKey })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .leftJoin(subcategories, eq(subcategories.id, products.subcategoryId))
      .where(and(matches, where))
      .orderBy(...orderBy)
      .limit(limit),
  );
  return { ...page, ...(await countAround(page, () => countListed(db, filter, matches))) };
}

/** A search for part of a name can match most of a hundred thousand products, so counting stops here. */
const MAX_COUNTED = 1000;

/** The count of a whole category is a rollup; any other filter is counted up to a limit. */
async function countListed(db: DbOrTx, filter: ProductFilter, matches: SQL | undefined) {
  const { q, category, featured, isNew, withoutPicture, status } = filter;
  const isWholeCategory =
    !q?.trim() && featured === undefined && isNew === undefined && !withoutPicture && !status;
  if (!isWholeCategory) return countUpTo(db, products, matches, { max: MAX_COUNTED });
  return { total: await countProducts(db, { categoryId: category }), isTotalExact: true };
}

/**
 * Matches a product's whole code, or part of its name or of its category's name. The matching categories are read
 * first, so that an index can answer the rest.
 */
async function matchText(db: DbOrTx, q: string | undefined): Promise<SQL | undefined> {
  const text = withoutAccents(q ?? "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
  if (text === "") return undefined;
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  const categoriesFound = await db
    .select({ id: categories.id })
    .from(categories)
    .where(like(sql`plain_text(${categories.name})`, pattern));
  return or(
    like(products.namePlain, pattern),
    eq(sql`lower(${products.code})`, (q ?? "").trim().toLowerCase()),
    categoriesFound.length > 0
      ? inArray(
          products.categoryId,
          categoriesFound.map(({ id }) => id),
        )
      : undefined,
  );
}
