/**
 * How the catalogue takes growth: what each page reads with 100, 10,000 and 100,000 products, as a ratio to the smallest.
 * Orders, customers and reports have benchmarks of their own.
 */
import { listAdminProducts } from "#server/catalog/list-products-service.ts";
import { getCategoryListing } from "#server/catalog/listing-service.ts";
import { findProduct, listFeatured, listNewest, listRelated } from "#server/catalog/product-service.ts";
import { searchProducts, suggestProducts } from "#server/catalog/search-service.ts";
import type { ServiceContext } from "#server/service-context.ts";
import { type BenchShop, fillProducts, withBenchShops } from "./support/bench-shop.ts";
import { medianMs } from "./support/measure.ts";
import { milliseconds, printTable, ratio } from "./support/print-table.ts";

const asked = process.argv.slice(2).map(Number).filter(Boolean);
const sizes = asked.length > 0 ? asked : [100, 10_000, 100_000];

const listing = { subcategory: undefined, order: "recentes" as const, page: 1 };

const works: Record<string, (ctx: ServiceContext, id: string) => Promise<unknown>> = {
  "home: featured and newest": async (ctx) => [await listFeatured(ctx, 4), await listNewest(ctx, 4)],
  "category, first page": (ctx) => getCategoryListing(ctx, "3", listing),
  "category, cheapest first": (ctx) => getCategoryListing(ctx, "3", { ...listing, order: "menor-preco" }),
  "all products": (ctx) => getCategoryListing(ctx, "promocoes", listing),
  "product and related": async (ctx, id) => {
    const product = await findProduct(ctx, id);
    return product && listRelated(ctx, product, 4);
  },
  "search, two words": (ctx) => searchProducts(ctx, "aurora goleiro"),
  "search, a typo": (ctx) => searchProducts(ctx, "canarinhu"),
  suggestions: (ctx) => suggestProducts(ctx, "mar"),
  "back-office, newest": (ctx) => listAdminProducts(ctx, { sort: "newest" }),
  "back-office, by name": (ctx) => listAdminProducts(ctx, { sort: "name" }),
  "back-office, searched": (ctx) => listAdminProducts(ctx, { sort: "newest", q: "aurora titular 81" }),
};

async function measure({ ctx }: BenchShop): Promise<number[]> {
  const [first] = await listNewest(ctx, 1);
  const times: number[] = [];
  for (const work of Object.values(works)) times.push(await medianMs(() => work(ctx, first?.id ?? "")));
  return times;
}

await withBenchShops(async (open) => {
  const columns: number[][] = [];
  for (const size of sizes) {
    const shop = await open();
    await fillProducts(shop, size);
    columns.push(await measure(shop));
  }
  const [smallest = []] = columns;
  printTable(
    "Growth of the catalogue (PostgreSQL, medians of 30)",
    ["read", ...sizes.map((size) => `${size.toLocaleString("en")} products`)],
    Object.keys(works).map((name, row) => [
      name,
      ...columns.map((column, index) => {
        const value = column[row] ?? Number.NaN;
        return index === 0 ? milliseconds(value) : ratio(value, smallest[row] ?? Number.NaN);
      }),
    ]),
  );
});
