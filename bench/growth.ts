/**
 * How the catalogue takes growth: what each page reads with 100, 10,000 and 100,000 products, as a ratio to the smallest.
 * Orders, customers and reports have benchmarks of their own.
 */
import { listAdminProducts } from "#server/catalog/list-products-service.ts";
import { getCategoryListing } from "#server/catalog/listing-service.ts";
import { findProduct, listFeatured, listNewest, listRelated } from "#server/catalog/product-service.ts";
import { searchProducts, suggestProducts } from "#server/catalog/search-service.ts";
import type { ServiceContext } from "#server/service-context.ts";
import { fillProducts } from "./support/bench-shop.ts";
import { measureGrowth, type Works } from "./support/measure-growth.ts";

const listing = { subcategory: undefined, order: "recentes" as const, page: 1 };

const works: Works = {
  "home: featured and newest": async (ctx) => [await listFeatured(ctx, 4), await listNewest(ctx, 4)],
  "category, first page": (ctx) => getCategoryListing(ctx, "3", listing),
  "category, cheapest first": (ctx) => getCategoryListing(ctx, "3", { ...listing, order: "menor-preco" }),
  "all products": (ctx) => getCategoryListing(ctx, "promocoes", listing),
  "product and related": async (ctx) => {
    const product = await findProduct(ctx, await newestId(ctx));
    return product && listRelated(ctx, product, 4);
  },
  "search, two words": (ctx) => searchProducts(ctx, "aurora goleiro"),
  "search, a typo": (ctx) => searchProducts(ctx, "canarinhu"),
  suggestions: (ctx) => suggestProducts(ctx, "mar"),
  "back-office, newest": (ctx) => listAdminProducts(ctx, { sort: "newest" }),
  "back-office, by name": (ctx) => listAdminProducts(ctx, { sort: "name" }),
  "back-office, searched": (ctx) => listAdminProducts(ctx, { sort: "newest", q: "aurora titular 81" }),
};

/** Asked once in each shop: it is the page that is measured. */
const newestIds = new WeakMap<ServiceContext, string>();

async function newestId(ctx: ServiceContext): Promise<string> {
  const known = newestIds.get(ctx) ?? (await listNewest(ctx, 1))[0]?.id ?? "";
  newestIds.set(ctx, known);
  return known;
}

await measureGrowth({
  title: "Growth of the catalogue (PostgreSQL)",
  noun: "products",
  sizes: [100, 10_000, 100_000],
  fill: fillProducts,
  works,
});
