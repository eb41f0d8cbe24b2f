import { data } from "react-router";
import type { PageError } from "#domain/errors.ts";
import { listCategoryTiles } from "./catalog/category-service.ts";
import { getCategoryListing } from "./catalog/listing-service.ts";
import { findProduct, listFeatured, listNewest, listRelated } from "./catalog/product-service.ts";
import { searchProducts } from "./catalog/search-service.ts";
import { describeError } from "./http/error-response.ts";
import { findLegalPage } from "./legal/legal-service.ts";
import { findOrderByToken } from "./orders/own-orders-service.ts";
import { noteGoodUntil, noteTags, type PageNotes, type PageTag } from "./page-cache/page-notes.ts";
import type { ServiceContext } from "./service-context.ts";
import { getStoreProfile } from "./settings/settings-service.ts";
import { findNextBannerChange, listBannerSlides } from "./site-images/banner-service.ts";

/** Everything that pages may read, each already bound to who asks, and each saying what a page with it shows. */
export function createPageReads(ctx: ServiceContext, notes?: PageNotes) {
  const read = bindReads(ctx, notes);
  return {
    // The logo is one of the site's images.
    getStoreProfile: read(getStoreProfile, () => ["settings", "site-images"]),
    listBannerSlides: read(
      async (context: ServiceContext) => {
        noteGoodUntil(notes, await findNextBannerChange(context));
        return listBannerSlides(context);
      },
      () => ["site-images"],
    ),
    listCategoryTiles: read(listCategoryTiles, () => ["categories", "site-images"]),
    listFeatured: read(listFeatured, () => ["products", "categories"]),
    listNewest: read(listNewest, () => ["products", "categories"]),
    listRelated: read(listRelated, (_, { categoryId }) => [`products-of:${categoryId}`, "categories"]),
    findProduct: read(findProduct, (_, id) => [`product:${id}`, "categories"]),
    getCategoryListing: read(getCategoryListing, ({ categoryId }) => [
      categoryId === null ? "products" : `products-of:${categoryId}`,
      "categories",
      "site-images",
    ]),
    searchProducts: read(searchProducts, () => ["products", "categories"]),
    findOrderByToken: read(findOrderByToken),
    findLegalPage: read(findLegalPage, () => ["settings"]),
  };
}

export type PageReads = ReturnType<typeof createPageReads>;

/** Binds services to the request and turns what they throw into an answer with the right status. */
function bindReads(ctx: ServiceContext, notes: PageNotes | undefined) {
  return <Input extends unknown[], Output>(
    service: (ctx: ServiceContext, ...input: Input) => Promise<Output>,
    tagsOf: (output: Output, ...input: Input) => PageTag[] = () => ["everything"],
  ) =>
    async (...input: Input): Promise<Output> => {
      try {
        const output = await service(ctx, ...input);
        noteTags(notes, tagsOf(output, ...input));
        return output;
      } catch (error) {
        const { status, body, isFault } = describeError(error);
        if (isFault) ctx.log.error({ err: error }, "fault");
        throw data(body.error satisfies PageError, { status });
      }
    };
}
