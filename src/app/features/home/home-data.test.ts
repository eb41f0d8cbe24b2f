import { expect, it } from "vitest";
import { fallbackBanners } from "#domain/banners/fallback-banners.ts";
import { fixedTiles } from "#domain/catalog/fixed-tiles.ts";
import type { ProductSummary } from "#domain/catalog/product.ts";
import { readHomeData } from "./home-data.ts";

const banner = { id: "b", title: "Retrô", description: null, link: null, picture: null };
const tile = { id: "7", name: "Goleiros", link: "/categoria/7", picture: null };
const product: ProductSummary = {
  id: "p",
  name: "Camisa Aurora",
  priceCents: 28990,
  formerPriceCents: null,
  categoryId: "1",
  category: "Times Brasileiros",
  isNew: false,
  picture: null,
};

const fail = () => Promise.reject(new Error("the database does not answer"));
const whole = {
  listBannerSlides: async () => [banner],
  listCategoryTiles: async () => [tile],
  listFeatured: async () => [product],
  listNewest: async () => [product],
};

it("a home page whose reads all answer shows what they answered", async () => {
  expect(await readHomeData(whole)).toEqual({
    banners: [banner],
    tiles: [tile],
    featured: [product],
    newest: [product],
    isComplete: true,
  });
});

it("asks for four featured and four newest products", async () => {
  const limits: number[] = [];
  const recordLimit = async (limit: number) => {
    limits.push(limit);
    return [];
  };
  await readHomeData({ ...whole, listFeatured: recordLimit, listNewest: recordLimit });
  expect(limits).toEqual([4, 4]);
});

it("without configured banners the three fallback slides show", async () => {
  const { banners, isComplete } = await readHomeData({ ...whole, listBannerSlides: async () => [] });
  expect(banners).toBe(fallbackBanners);
  expect(isComplete).toBe(true);
});

it("without categories the six fixed tiles show", async () => {
  const { tiles } = await readHomeData({ ...whole, listCategoryTiles: async () => [] });
  expect(tiles).toBe(fixedTiles);
});

it.each([
  ["listBannerSlides", { banners: fallbackBanners }],
  ["listCategoryTiles", { tiles: fixedTiles }],
  ["listFeatured", { featured: null }],
  ["listNewest", { newest: null }],
] as const)("a failing %s replaces only its own section", async (read, replaced) => {
  const complete = await readHomeData(whole);
  const home = await readHomeData({ ...whole, [read]: fail });
  expect(home).toEqual({ ...complete, ...replaced, isComplete: false });
});
