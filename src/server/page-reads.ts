import { data } from "react-router";
import type { PageError } from "#domain/errors.ts";
import { listCategoryTiles } from "./catalog/category-service.ts";
import { getCategoryListing } from "./catalog/listing-service.ts";
import { findProduct, listFeatured, listNewest, listRelated } from "./catalog/product-service.ts";
import { searchProducts } from "./catalog/search-service.ts";
import { describeError } from "./http/error-response.ts";
import { findOrderByToken } from "./orders/own-orders-service.ts";
import type { ServiceContext } from "./service-context.ts";
import { getStoreProfile } from "./settings/settings-service.ts";
import { listBannerSlides } from "./site-images/banner-service.ts";

/** Everything that pages may read, each already bound to who asks. */
export function createPageReads(ctx: ServiceContext) {
  return {
    getStoreProfile: read(ctx, getStoreProfile),
    listBannerSlides: read(ctx, listBannerSlides),
    listCategoryTiles: read(ctx, listCategoryTiles),
    listFeatured: read(ctx, listFeatured),
    listNewest: read(ctx, listNewest),
    listRelated: read(ctx, listRelated),
    findProduct: read(ctx, findProduct),
    getCategoryListing: read(ctx, getCategoryListing),
    searchProducts: read(ctx, searchProducts),
    findOrderByToken: read(ctx, findOrderByToken),
  };
}

export type PageReads = ReturnType<typeof createPageReads>;

/** Binds a service to the request and turns what it throws into an answer with the right status. */
function read<Input extends unknown[], Output>(
  ctx: ServiceContext,
  service: (ctx: ServiceContext, ...input: Input) => Promise<Output>,
) {
  return async (...input: Input): Promise<Output> => {
    try {
      return await service(ctx, ...input);
    } catch (error) {
      const { status, body, isFault } = describeError(error);
      if (isFault) ctx.log.error({ err: error }, "fault");
      throw data(body.error satisfies PageError, { status });
    }
  };
}
