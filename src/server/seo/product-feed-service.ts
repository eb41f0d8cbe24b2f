import { createHash } from "node:crypto";
import { max, sum } from "drizzle-orm";
import { FEED_TAIL, feedHead, feedItem } from "#domain/seo/product-feed.ts";
import type { Site } from "#domain/seo/site.ts";
import { readProductBatches } from "../catalog/read-product-batches.ts";
import { categories, productCounts, products } from "../catalog/tables.ts";
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
  const state = JSON.stringify([name, changed?.at, renamed?.at, counted?.products]);
  return `W/"${createHash("sha256").update(state).digest("base64url").slice(0, 22)}"`;
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
