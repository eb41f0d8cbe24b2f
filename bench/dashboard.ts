/**
 * How the back-office's first screen and its top search take growth: each with 1,000 and with 100,000 orders (and more,
 * by arguments: `node bench/dashboard.ts 1000 1000000`), as a ratio to the smallest.
 */
import { searchBackOffice } from "#server/admin-search/admin-search-service.ts";
import { getDashboard } from "#server/reports/dashboard-service.ts";
import type { ServiceContext } from "#server/service-context.ts";
import { type BenchShop, fillOrders, fillProducts, withBenchShops } from "./support/bench-shop.ts";
import { medianMs } from "./support/measure.ts";
import { milliseconds, printTable, ratio } from "./support/print-table.ts";

const asked = process.argv.slice(2).map(Number).filter(Boolean);
const sizes = asked.length > 0 ? asked : [1_000, 100_000];

const works: Record<string, (ctx: ServiceContext) => Promise<unknown>> = {
  "dashboard, 7 days": (ctx) => getDashboard(ctx, { period: "7-days" }),
  "dashboard, 30 days": (ctx) => getDashboard(ctx, { period: "30-days" }),
  "dashboard, 12 months": (ctx) => getDashboard(ctx, { period: "12-months" }),
  "dashboard, 12 months by week": (ctx) => getDashboard(ctx, { period: "12-months", grouping: "week" }),
  "search, one customer": (ctx) => searchBackOffice(ctx, "Marina Duarte 56"),
  "search, a first name": (ctx) => searchBackOffice(ctx, "helena"),
  "search, an order's id": (ctx) => searchBackOffice(ctx, "#a41f09c2"),
  "search, part of a number": (ctx) => searchBackOffice(ctx, "98765"),
  "search, nobody": (ctx) => searchBackOffice(ctx, "ninguem assim"),
};

async function measure({ ctx }: BenchShop): Promise<number[]> {
  const times: number[] = [];
  for (const work of Object.values(works)) times.push(await medianMs(() => work(ctx)));
  return times;
}

await withBenchShops(async (open) => {
  const columns: number[][] = [];
  for (const size of sizes) {
    const shop = await open();
    await fillProducts(shop, 200);
    await fillOrders(shop, size);
    columns.push(await measure(shop));
  }
  const head = ["operation", ...sizes.map((size) => `${size.toLocaleString("en")} orders`), "ratio"];
  const rows = Object.keys(works).map((name, index) => {
    const times = columns.map((column) => column[index] ?? Number.NaN);
    return [name, ...times.map(milliseconds), ratio(times.at(-1) ?? Number.NaN, times[0] ?? Number.NaN)];
  });
  printTable("First screen and top search of the back-office, median of 30", head, rows);
});
