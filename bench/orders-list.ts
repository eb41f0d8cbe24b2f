/**
 * How the orders of the back-office take growth: each list, search and sum with 1,000, 100,000 and 1,000,000 orders (or
 * others, by arguments: `node bench/orders-list.ts 1000 50000`), as a ratio to the smallest.
 */
import type { OrderFilter } from "#domain/orders/order-filter.ts";
import { exportOrders } from "#server/orders/export-orders-service.ts";
import { listOrders, listUnopened, summarizeSales } from "#server/orders/list-orders-service.ts";
import type { ServiceContext } from "#server/service-context.ts";
import { fillShop, measureGrowth, type Works } from "./support/measure-growth.ts";

const filter = (changes: Partial<OrderFilter> = {}): OrderFilter => ({ sort: "-date", ...changes });

const works: Works = {
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

await measureGrowth({
  title: "Orders of the back-office",
  noun: "orders",
  sizes: [1_000, 100_000, 1_000_000],
  fill: fillShop,
  works,
});
