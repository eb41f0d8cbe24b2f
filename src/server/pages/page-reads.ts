import { data } from "react-router";
import type { ListingQuery } from "#domain/catalog/listing-query.ts";
import type { PageError } from "#domain/errors.ts";
import { type CacheMeta, type CacheTag, mergeCacheMeta, newCacheMeta } from "#domain/pages/cache-tags.ts";
import { isPlainKey } from "#domain/pages/page-parameters.ts";
import { findNextBannerChange, listBannerSlides } from "../banners/banner-service.ts";
import { listCategoryTiles } from "../catalog/category-service.ts";
import { type CategoryListing, getCategoryListing } from "../catalog/listing-service.ts";
import {
  findHiddenProduct,
  findProduct,
  listFeatured,
  listNewest,
  listRelated,
} from "../catalog/product-service.ts";
import { searchProducts } from "../catalog/search-service.ts";
import { findSizeGuide } from "../catalog/size-guide-service.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { offersDelivery } from "../delivery/read-methods.ts";
import { describeError } from "../http/error-response.ts";
import { findLegalPage } from "../legal/legal-service.ts";
import { findNextOfferChange, findPageOffers } from "../offers/read-offers.ts";
import { findOrderByToken } from "../orders/own-orders-service.ts";
import { getStoreProfile } from "../settings/settings-service.ts";
import { offersStockAlerts } from "../stock-alerts/stock-alert-service.ts";
import { findPublicTeamOrder } from "../team-orders/public-team-order-service.ts";
import type { ReadCache } from "./read-cache.ts";

type Service<Input extends unknown[], Output> = (ctx: ServiceContext, ...input: Input) => Promise<Output>;

type TagsOf<Input extends unknown[], Output> = (output: Output, ...input: Input) => CacheTag[];

interface CachedReadOptions<Input extends unknown[], Output> {
  /** When the result becomes outdated without a change event. */
  findExpiry?: (ctx: ServiceContext) => Promise<Date | undefined>;
  /** Whether the result is stored; by default every one is. */
  isCacheable?: (output: Output, ...input: Input) => boolean;
}

export interface ReadOptions {
  /** Collects the tags and the expiry of all reads, for the cache that stores the page. */
  meta?: CacheMeta | undefined;
  /** Without a cache every read goes to the database. */
  cache?: ReadCache | undefined;
}

/** Everything that pages may read, bound to the request's context and tagged with what invalidates it. */
export function createPageReads(ctx: ServiceContext, options: ReadOptions = {}) {
  const { cached, uncached } = bindReads(ctx, options);
  return {
    // The logo is one of the site's images.
    getStoreProfile: cached(getStoreProfile, () => ["settings", "site-images"]),
    listBannerSlides: cached(listBannerSlides, () => ["site-images"], { findExpiry: findNextBannerChange }),
    listCategoryTiles: cached(listCategoryTiles, () => ["categories", "site-images"]),
    // Products name the last units from the number on that the settings say.
    listFeatured: cached(listFeatured, () => ["products", "categories", "settings"]),
    listNewest: cached(listNewest, () => ["products", "categories", "settings"]),
    listRelated: cached(listRelated, (_, { categoryId }) => [
      `products-of:${categoryId}`,
      "categories",
      "settings",
    ]),
    findProduct: cached(findProduct, (_, id) => [`product:${id}`, "categories", "settings"], {
      isCacheable: (product) => product !== undefined,
    }),
    findHiddenProduct: cached(findHiddenProduct, (_, id) => [`product:${id}`, "categories"], {
      isCacheable: (product) => product !== undefined,
    }),
    findSizeGuide: cached(findSizeGuide, (_, productId) => [`product:${productId}`, "categories"]),
    getCategoryListing: cached(
      getCategoryListing,
      ({ categoryId }) => [
        categoryId === null ? "products" : `products-of:${categoryId}`,
        "categories",
        "settings",
        "site-images",
      ],
      { isCacheable: isOwnListing },
    ),
    // The page itself is cached; its read would only be used again for another form of the same page.
    searchProducts: cached(searchProducts, () => ["products", "categories"], { isCacheable: () => false }),
    offersDelivery: cached(offersDelivery, () => ["settings"]),
    findPageOffers: cached(findPageOffers, () => ["settings"], { findExpiry: findNextOfferChange }),
    // The process is restarted to set up its mail.
    offersStockAlerts: cached(offersStockAlerts, () => []),
    findLegalPage: cached(findLegalPage, () => ["settings"]),
    findOrderByToken: uncached(findOrderByToken),
    findTeamOrder: uncached(findPublicTeamOrder),
  };
}

export type PageReads = ReturnType<typeof createPageReads>;

/** Whether the listing exists and was requested as the shop's own links do, not in one of endless other spellings. */
function isOwnListing(listing: CategoryListing, key: string, query: ListingQuery) {
  const { isKnown, page, subcategory, shelf } = listing;
  const isOwnFilter =
    (query.subcategory ?? subcategory?.key) === subcategory?.key && query.size === shelf?.size;
  return isKnown && isPlainKey(key) && isOwnFilter && page.page <= page.pageCount;
}

/** Binds services to the request and turns what they throw into a response with the right status. */
function bindReads(ctx: ServiceContext, { meta: pageMeta = newCacheMeta(), cache }: ReadOptions) {
  /** For personal data: it is read each time, and a page that shows it is invalidated by every change. */
  const uncached =
    <Input extends unknown[], Output>(service: Service<Input, Output>) =>
    async (...input: Input): Promise<Output> => {
      pageMeta.tags.add("everything");
      return service(ctx, ...input).catch((error) => throwPageError(ctx, error));
    };

  const cached =
    <Input extends unknown[], Output>(
      service: Service<Input, Output>,
      tagsOf: TagsOf<Input, Output>,
      { findExpiry, isCacheable = () => true }: CachedReadOptions<Input, Output> = {},
    ) =>
    async (...input: Input): Promise<Output> => {
      const read = async () => {
        const expiry = await findExpiry?.(ctx);
        const value = await service(ctx, ...input);
        const meta: CacheMeta = {
          tags: new Set(tagsOf(value, ...input)),
          expiresAt: expiry?.getTime() ?? Number.POSITIVE_INFINITY,
        };
        return { value, meta, isCacheable: isCacheable(value, ...input) };
      };
      try {
        const key = `${service.name}${JSON.stringify(input)}`;
        const { value, meta } = cache ? await cache.get(key, read) : await read();
        mergeCacheMeta(pageMeta, meta);
        return value;
      } catch (error) {
        return throwPageError(ctx, error);
      }
    };

  return { cached, uncached };
}

function throwPageError({ log }: ServiceContext, error: unknown): never {
  const { status, body, isServerError } = describeError(error);
  if (isServerError) log.error({ err: error }, "fault");
  throw data(body.error satisfies PageError, { status });
}
