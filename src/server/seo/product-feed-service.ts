import { createHash } from "node:crypto";
import { inArray, isNotNull, max, or, sum } from "drizzle-orm";
import { FEED_TAIL, feedHead, feedItem } from "#domain/seo/product-feed.ts";
import type { Site } from "#domain/seo/site.ts";
import { readProductBatches } from "../catalog/read-product-batches.ts";
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

async function readVersion({ db }: ServiceContext, { name }: Site): Promise<string> {
  const [changed] = await db.select({ at: max(products.updatedAt) }).from(products);
  const [renamed] = await db.select({ at: max(categories.updatedAt) }).from(categories);
  const [counted] = await db.select({ products: sum(productCounts.published) }).from(productCounts);
  const regridded = await readGridChange(db);
  const state = JSON.stringify([
    name,
    changed?.at,
    renamed?.at,
    counted?.products,
    ...(regridded ? [regridded] : []),
  ]);
  return `W/"${createHash("sha256").update(state).digest("base64url").slice(0, 22)}"`;
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

async function* writePieces({ db }: ServiceContext, site: Site): AsyncGenerator<string> {
  yield feedHead(site);
  for await (const batch of readProductBatches(db, isInFeed)) {
    yield batch
      .map(({ images, ...product }) => feedItem(site, { ...product, pictures: images.map(({ url }) => url) }))
      .join("");
  }
  yield FEED_TAIL;
}
