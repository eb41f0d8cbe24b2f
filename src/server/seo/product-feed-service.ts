import { createHash } from "node:crypto";
import { count, inArray, isNotNull, max, or, sum } from "drizzle-orm";
import { addBusinessDays } from "#domain/delivery/business-days.ts";
import { dayOf } from "#domain/orders/order-dates.ts";
import { FEED_TAIL, feedHead, feedItem } from "#domain/seo/product-feed.ts";
import type { Site } from "#domain/seo/site.ts";
import { readProductBatches } from "../catalog/read-product-batches.ts";
import { stockLevels } from "../catalog/stock-tables.ts";
import { categories, productCounts, products, sizeGrids } from "../catalog/tables.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { getStoreProfile } from "../settings/settings-service.ts";
import { isInFeed } from "./feed-rule.ts";

export interface ProductFeed {
  /** A weak ETag that changes whenever the feed's content changes. */
  version: string;
  pieces: AsyncGenerator<string>;
}

/**
 * Lists the products that the catalogues accept, in pieces. Each piece is a query of its own, so that a slow reader holds
 * no connection.
 */
export async function openProductFeed(ctx: ServiceContext, origin: string): Promise<ProductFeed> {
  const { name } = await getStoreProfile(ctx);
  const site = { origin, name };
  return { version: await readVersion(ctx, site), pieces: writePieces(ctx, site) };
}

async function readVersion(ctx: ServiceContext, { name }: Site): Promise<string> {
  const { db } = ctx;
  const [changed] = await db.select({ at: max(products.updatedAt) }).from(products);
  const [renamed] = await db.select({ at: max(categories.updatedAt) }).from(categories);
  const [counted] = await db.select({ products: sum(productCounts.published) }).from(productCounts);
  const regridded = await readGridChange(db);
  const stock = await readStockState(ctx);
  const state = JSON.stringify([
    name,
    changed?.at,
    renamed?.at,
    counted?.products,
    ...(regridded ? [regridded] : []),
    ...(stock ? [stock] : []),
  ]);
  return `W/"${createHash("sha256").update(state).digest("base64url").slice(0, 22)}"`;
}

/** What the feed says about stock: counted units and, where shirts are made to order, the day. */
async function readStockState({ db, now }: ServiceContext) {
  const [levels] = await db
    .select({ at: max(stockLevels.updatedAt), sizes: count(), units: sum(stockLevels.units) })
    .from(stockLevels);
  const [ordered] = await db
    .select({ id: products.id })
    .from(products)
    .where(isNotNull(products.leadTime))
    .limit(1);
  return levels?.sizes || ordered ? [levels, ordered && dayOf(now)] : undefined;
}

/** When a grid that products or categories use was last changed; undefined if none is used. */
async function readGridChange(db: ServiceContext["db"]): Promise<Date | undefined> {
  const ofProducts = db
    .select({ id: products.sizeGridId })
    .from(products)
    .where(isNotNull(products.sizeGridId));
  const ofCategories = db
    .select({ id: categories.sizeGridId })
    .from(categories)
    .where(isNotNull(categories.sizeGridId));
  const [changed] = await db
    .select({ at: max(sizeGrids.updatedAt) })
    .from(sizeGrids)
    .where(or(inArray(sizeGrids.id, ofProducts), inArray(sizeGrids.id, ofCategories)));
  return changed?.at ?? undefined;
}

async function* writePieces({ db, now }: ServiceContext, site: Site): AsyncGenerator<string> {
  const dayAfter = (days: number) => addBusinessDays(dayOf(now), days);
  yield feedHead(site);
  for await (const batch of readProductBatches(db, isInFeed)) {
    yield batch
      .map(({ images, ...product }) =>
        feedItem(site, { ...product, pictures: images.map(({ url }) => url) }, dayAfter),
      )
      .join("");
  }
  yield FEED_TAIL;
}
