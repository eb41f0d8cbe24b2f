/**
 * How the orders of the back-office take growth: each list, search and sum with 1,000 and with 100,000 orders (and more,
 * by arguments: `node bench/orders-list.ts 1000 1000000`), as a ratio to the smallest.
 */
import type { OrderFilter } from "#domain/orders/order-filter.ts";
import { exportOrders } from "#server/orders/export-orders-service.ts";
import { listOrders, listUnopened, summarizeSales } from "#server/orders/list-orders-service.ts";
import type { ServiceContext } from "#server/service-context.ts";
import { type BenchShop, fillOrders, fillProducts, withBenchShops } from "./support/bench-shop.ts";
import { medianMs } from "./support/measure.ts";
import { milliseconds, printTable, ratio } from "./support/print-table.ts";

const asked = process.argv.slice(2).map(Number).filter(Boolean);
const sizes = asked.length > 0 ? asked : [1_000, 100_000];

const filter = (changes: Partial<OrderFilter> = {}): OrderFilter => ({ sort: "-date", ...changes });

const works: Record<string, (ctx: ServiceContext) => Promise<unknown>> = {
  "list, newest": (ctx) => listOrders(ctx, filter()),
  "list, fifth page": fifthPage,
  "list, by customer": (ctx) => listOrders(ctx, filter({ sort: "customer" })),
  "list, by total": (ctx) => listOrders(ctx, filter({ sort: "-total" })),
  "filter, pending": (ctx) => listOrders(ctx, filter({ status: "pending" })),
  "filter, one month": (ctx) => listOrders(ctx, filter({ from: monthAgo(2), to: monthAgo(1) })),
  "search, one customer": (ctx) => listOrders(ctx, filter({ q: "Marina Duarte 56" })),
  "search, a first name": (ctx) => listOrders(ctx, filter({ q: "helena" })),
  "search, an id": (ctx) => listOrders(ctx, filter({ q: "#a41f09c2" })),
  "search, nobody": (ctx) => listOrders(ctx, filter({ q: "ninguem assim" })),
  "search, a status": (ctx) => listOrders(ctx, filter({ q: "pendente" })),
  summary: (ctx) => summarizeSales(ctx),
  unopened: (ctx) => listUnopened(ctx),
  "CSV, first piece": firstPiece,
};

async function fifthPage(ctx: ServiceContext) {
  let cursor: string | undefined;
  for (let page = 1; page < 5; page += 1)
    cursor = (await listOrders(ctx, filter(), cursor)).next ?? undefined;
}

async function firstPiece(ctx: ServiceContext) {
  const { pieces } = await exportOrders(ctx, filter());
  await pieces.next();
  await pieces.next();
  await pieces.return(undefined);
}

function monthAgo(months: number): string {
  return new Date(Date.now() - months * 30 * 86_400_000).toISOString().slice(0, 10);
}

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
  printTable("Orders of the back-office, median of 30", head, rows);
});
