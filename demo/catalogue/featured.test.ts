import { expect, it } from "vitest";
import { featuredSlugs } from "./featured.ts";
import { demoProducts } from "./products.ts";

it("the four featured products exist and are not among the four newest", () => {
  const newest = demoProducts
    .toSorted((a, b) => a.daysAgo - b.daysAgo)
    .slice(0, 4)
    .map(({ slug }) => slug);
  const found = demoProducts.filter(({ slug }) => featuredSlugs.has(slug));
  expect(found).toHaveLength(4);
  expect(newest.filter((slug) => featuredSlugs.has(slug))).toEqual([]);
});
