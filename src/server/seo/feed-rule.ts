import { sql } from "drizzle-orm";
import type { FeedExclusion } from "#domain/seo/feed-exclusion.ts";
import { products } from "../catalog/tables.ts";

const reason = (exclusion: FeedExclusion) => sql.raw(`'${exclusion}'`);

/** Why a product is left out of the feed, the first reason that applies; null for one that is in it. */
export const exclusionOfProduct = sql<FeedExclusion | null>`case
  when ${products.status} = 'draft' then ${reason("draft")}
  when ${products.status} = 'hidden' then ${reason("hidden")}
  when ${products.imageUrl} is null then ${reason("without_picture")}
  when ${products.priceCents} = 0 then ${reason("without_price")}
end`;

export const isInFeed = sql`${exclusionOfProduct} is null`;
