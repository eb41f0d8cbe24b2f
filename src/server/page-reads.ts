import { data } from "react-router";
import type { PageError } from "#domain/errors.ts";
import { listCategoryTiles } from "./catalog/category-service.ts";
import { getCategoryListing } from "./catalog/listing-service.ts";
import { findProduct, listFeatured, listNewest, listRelated } from "./catalog/product-service.ts";
import { searchProducts } from "./catalog/search-service.ts";
import { describeError } from "./http/error-response.ts";
import { findLegalPage } from "./legal/legal-service.ts";
import { findOrderByToken } from "./orders/own-orders-service.ts";
import type { KeptReads } from "./page-cache/kept-reads.ts";
import {
  newPageNotes,
  noteGoodUntil,
  noteTags,
  type PageNotes,
  type PageTag,
} from "./page-cache/page-notes.ts";
import type { ServiceContext } from "./service-context.ts";
import { getStoreProfile } from "./settings/settings-service.ts";
import { findNextBannerChange, listBannerSlides } from "./site-images/banner-service.ts";

/** A read that is worth keeping says what a page with it shows, so that a change of that can end it. */
type TagsOf<Input extends unknown[], Output> = (output: Output, ...input: Input) => PageTag[];

/** Everything that pages may read, each already bound to who asks, and each saying what a page with it shows. */
export function createPageReads(ctx: ServiceContext, options: ReadOptions = {}) {
  const { read, readKept } = bindReads(ctx, options);
  return {
    // The logo is one of the site's images.
    getStoreProfile: readKept(getStoreProfile, () => ["settings", "site-images"]),
    listBannerSlides: readKept(listBannerSlides, () => ["site-images"], findNextBannerChange),
    listCategoryTiles: readKept(listCategoryTiles, () => ["categories", "site-images"]),
    listFeatured: readKept(listFeatured, () => ["products", "categories"]),
    listNewest: readKept(listNewest, () => ["products", "categories"]),
    listRelated: readKept(listRelated, (_, { categoryId }) => [`products-of:${categoryId}`, "categories"]),
    findProduct: readKept(findProduct, (_, id) => [`product:${id}`, "categories"]),
    getCategoryListing: readKept(getCategoryListing, ({ categoryId }) => [
      categoryId === null ? "products" : `products-of:${categoryId}`,
      "categories",
      "site-images",
    ]),
    searchProducts: readKept(searchProducts, () => ["products", "categories"]),
    findLegalPage: readKept(findLegalPage, () => ["settings"]),
    findOrderByToken: read(findOrderByToken),
  };
}

export type PageReads = ReturnType<typeof createPageReads>;

export interface ReadOptions {
  notes?: PageNotes | undefined;
  /** Without it every read goes to the database. */
  kept?: KeptReads | undefined;
}

type Service<Input extends unknown[], Output> = (ctx: ServiceContext, ...input: Input) => Promise<Output>;

/** Binds services to the request and turns what they throw into an answer with the right status. */
function bindReads(ctx: ServiceContext, { notes, kept }: ReadOptions) {
  /** Asked for each time: what it answers is for one person. */
  const read =
    <Input extends unknown[], Output>(service: Service<Input, Output>) =>
    async (...input: Input): Promise<Output> => {
      noteTags(notes, ["everything"]);
      return service(ctx, ...input).catch((error) => answerFault(ctx, error));
    };

  const readKept =
    <Input extends unknown[], Output>(
      service: Service<Input, Output>,
      tagsOf: TagsOf<Input, Output>,
      /** When the answer stops being true by itself. */
      findEnd?: (ctx: ServiceContext) => Promise<Date | undefined>,
    ) =>
    async (...input: Input): Promise<Output> => {
      const ask = async () => {
        const own = newPageNotes();
        noteGoodUntil(own, await findEnd?.(ctx));
        const value = await service(ctx, ...input);
        noteTags(own, tagsOf(value, ...input));
        return { value, notes: own };
      };
      try {
        const found = kept ? await kept.get(`${service.name}${JSON.stringify(input)}`, ask) : await ask();
        noteTags(notes, found.notes.tags);
        noteGoodUntil(notes, found.notes.goodUntil);
        return found.value;
      } catch (error) {
        return answerFault(ctx, error);
      }
    };

  return { read, readKept };
}

function answerFault({ log }: ServiceContext, error: unknown): never {
  const { status, body, isFault } = describeError(error);
  if (isFault) log.error({ err: error }, "fault");
  throw data(body.error satisfies PageError, { status });
}
