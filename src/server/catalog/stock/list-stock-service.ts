import { and, eq, inArray, like, or, type SQL, sql } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import type { KeysetPage } from "#domain/paging.ts";
import { withoutAccents } from "#domain/slug.ts";
import { STOCK_PER_PAGE, type StockShow } from "#domain/stock/stock-list.ts";
import type { ServiceContext } from "../../context/service-context.ts";
import type { DbOrTx } from "../../db/client.ts";
import { type BoundedCount, countAround, countUpTo } from "../../db/count-up-to.ts";
import { type Keyset, pageByKeyset } from "../../db/keyset.ts";
import { countProducts } from "../count-products.ts";
import { findByCode } from "../find-by-code.ts";
import { isGridOfProduct } from "../product-columns.ts";
import { stockLevels } from "../stock-tables.ts";
import { categories, products, sizeGrids } from "../tables.ts";
import { fewOrNone } from "./counted-units.ts";
import { levelsAtMost, type ProductStock, readStock, stockColumns, toStock } from "./read-stock.ts";

interface StockFilter {
  q?: string | undefined;
  show: StockShow;
  cursor?: string | undefined;
}

/** How many products are found by the beginning of their code. */
const MAX_CODES = 20;
/** A search for part of a name can match most products, so counting stops here. */
const MAX_COUNTED = 1000;

const byName: Keyset = { by: products.namePlain, type: "text", id: products.id, direction: "asc" };

export async function listStock(
  { db, actor }: ServiceContext,
  { q, show, cursor }: StockFilter,
): Promise<KeysetPage<ProductStock>> {
  requirePermission(actor, "catalog");
  const matches = and(await matchText(db, q), conditionOf(show));
  const page = await pageByKeyset(
    byName,
    { cursor, size: STOCK_PER_PAGE },
    ({ where, orderBy, limit, sortKey }) =>
      db
        .select({ ...stockColumns, sortKey })
        .from(products)
        .innerJoin(categories, eq(categories.id, products.categoryId))
        .leftJoin(sizeGrids, isGridOfProduct)
        .where(and(matches, where))
        .orderBy(...orderBy)
        .limit(limit),
  );
  const count = async () =>
    matches
      ? countUpTo(db, products, matches, { max: MAX_COUNTED })
      : { total: await countProducts(db, {}), isTotalExact: true };
  const counted = await countAround(page, count);
  const rows = page.rows.map(({ sortKey: _, ...row }) => toStock(row));
  return { ...page, rows, ...counted };
}

/** The products of which few units or none are left, as the list counts them. */
export function countLowStock({ db, actor }: ServiceContext): Promise<BoundedCount> {
  requirePermission(actor, "catalog");
  return countUpTo(db, products, conditionOf("low"), { max: MAX_COUNTED });
}

export async function getStock({ db, actor }: ServiceContext, productId: string): Promise<ProductStock> {
  requirePermission(actor, "catalog");
  return readStock(db, productId);
}

function conditionOf(show: StockShow): SQL | undefined {
  const isCounted = sql`exists (select from ${stockLevels} where ${stockLevels.productId} = ${products.id})`;
  const hasAtMost = (units: SQL) =>
    sql`${products.id} in (select low.product_id from (${levelsAtMost(units)}) as low)`;
  switch (show) {
    case "all":
      return undefined;
    case "counted":
      return isCounted;
    case "uncounted":
      return sql`not ${isCounted}`;
    case "low":
      return hasAtMost(fewOrNone);
    case "sold_out":
      return hasAtMost(sql`0`);
  }
}

/** Matches part of a product's name, or the beginning of its code. */
async function matchText(db: DbOrTx, q: string | undefined): Promise<SQL | undefined> {
  const typed = (q ?? "").replace(/\s+/g, " ").trim();
  if (typed === "") return undefined;
  const pattern = `%${withoutAccents(typed)
    .toLowerCase()
    .replace(/[\\%_]/g, "\\$&")}%`;
  const coded = await findByCode(db, typed, MAX_CODES);
  return or(
    like(products.namePlain, pattern),
    coded.length > 0
      ? inArray(
          products.id,
          coded.map(({ id }) => id),
        )
      : undefined,
  );
}
