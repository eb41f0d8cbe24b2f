import { asc, count, eq } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { type FeedExclusion, feedExclusions } from "#domain/seo/feed-exclusion.ts";
import { PRODUCT_FEED_PATH } from "#domain/seo/product-feed.ts";
import { isPublicOrigin } from "#domain/seo/public-origin.ts";
import { absoluteUrl } from "#domain/seo/site.ts";
import { products } from "../catalog/tables.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { exclusionOfProduct } from "./feed-rule.ts";

/** The owner mends what stands first; the next ones follow as these leave the list. */
const NAMED_PER_REASON = 20;

export interface FeedState {
  url: string;
  /** False while the shop has no address that the internet can reach. */
  isReachable: boolean;
  products: number;
  /** Only the reasons that apply to a product. */
  leftOut: LeftOut[];
}

export interface LeftOut {
  reason: FeedExclusion;
  total: number;
  /** The first ones by name. */
  products: { id: string; name: string }[];
}

/** What the owner should know about the feed: its address, how many products it has, and which it leaves out. */
export async function getFeedState(ctx: ServiceContext, origin: string): Promise<FeedState> {
  requirePermission(ctx.actor, "catalog");
  const counted = await ctx.db
    .select({ reason: exclusionOfProduct, total: count() })
    .from(products)
    .groupBy(exclusionOfProduct);
  const totals = new Map(counted.map(({ reason, total }) => [reason, total]));
  const leftOut: LeftOut[] = [];
  for (const reason of feedExclusions) {
    const total = totals.get(reason) ?? 0;
    if (total > 0) leftOut.push({ reason, total, products: await nameFirst(ctx, reason) });
  }
  return {
    url: absoluteUrl({ origin }, PRODUCT_FEED_PATH),
    isReachable: isPublicOrigin(origin),
    products: totals.get(null) ?? 0,
    leftOut,
  };
}

function nameFirst({ db }: ServiceContext, reason: FeedExclusion) {
  return db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(eq(exclusionOfProduct, reason))
    .orderBy(asc(products.namePlain), asc(products.id))
    .limit(NAMED_PER_REASON);
}
