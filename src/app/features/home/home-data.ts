import type { BannerSlide } from "#domain/banners/banner.ts";
import { fallbackBanners } from "#domain/banners/fallback-banners.ts";
import type { CategoryTile } from "#domain/catalog/category.ts";
import { fixedTiles } from "#domain/catalog/fixed-tiles.ts";
import type { ProductSummary } from "#domain/catalog/product.ts";

interface HomeReads {
  listBannerSlides(): Promise<BannerSlide[]>;
  listCategoryTiles(): Promise<CategoryTile[]>;
  listFeatured(limit: number): Promise<ProductSummary[]>;
  listNewest(limit: number): Promise<ProductSummary[]>;
}

export interface HomeData {
  banners: readonly BannerSlide[];
  tiles: readonly CategoryTile[];
  /** Null where the products could not be read. */
  featured: ProductSummary[] | null;
  newest: ProductSummary[] | null;
  /** False when a section could not be read and was replaced: such a page must not be cached. */
  isComplete: boolean;
}

export const HOME_PRODUCTS = 4;

/**
 * Reads each section separately: one that fails is replaced, and the others are still shown. The error is logged where
 * it occurred.
 */
export async function readHomeData(reads: HomeReads): Promise<HomeData> {
  const [banners, tiles, featured, newest] = await Promise.allSettled([
    reads.listBannerSlides(),
    reads.listCategoryTiles(),
    reads.listFeatured(HOME_PRODUCTS),
    reads.listNewest(HOME_PRODUCTS),
  ]);
  return {
    banners: filledOr(fallbackBanners, banners),
    tiles: filledOr(fixedTiles, tiles),
    featured: featured.status === "fulfilled" ? featured.value : null,
    newest: newest.status === "fulfilled" ? newest.value : null,
    isComplete: [banners, tiles, featured, newest].every(({ status }) => status === "fulfilled"),
  };
}

function filledOr<Item>(fallback: readonly Item[], part: PromiseSettledResult<Item[]>): readonly Item[] {
  return part.status === "fulfilled" && part.value.length > 0 ? part.value : fallback;
}
