import { useRouteLoaderData } from "react-router";
import type { loader as rootLoader } from "#app/root.tsx";
import { fallbackBanners } from "#domain/banners/fallback-banners.ts";
import { fixedTiles } from "#domain/catalog/fixed-tiles.ts";
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
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return root ? <HomePage home={withoutData} store={root.store} /> : null;
}
