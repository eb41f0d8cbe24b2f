import { useRouteLoaderData } from "react-router";
import { fallbackBanners } from "#domain/banners/fallback-banners.ts";
import { fixedTiles } from "#domain/catalog/fixed-tiles.ts";
import type { StoreProfile } from "#domain/settings/store-settings.ts";
import type { HomeData } from "./home-data.ts";
import { HomePage } from "./home-page.tsx";

const withoutData: HomeData = {
  banners: fallbackBanners,
  tiles: fixedTiles,
  featured: null,
  newest: null,
  isComplete: false,
};

/** The home page while the shop gives it no data: all that needs none is still there. */
export function HomeWithoutData() {
  const root = useRouteLoaderData<{ store: StoreProfile }>("root");
  return root ? <HomePage home={withoutData} store={root.store} /> : null;
}
