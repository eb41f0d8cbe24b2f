/**
 * How the back-office's first screen and its top search take growth: each with 1,000 and with 100,000 orders (and more,
 * by arguments: `node bench/dashboard.ts 1000 1000000`), as a ratio to the smallest.
 */
import { searchBackOffice } from "#server/admin-search/admin-search-service.ts";
import { getDashboard } from "#server/reports/dashboard-service.ts";
import { fillShop, measureGrowth, type Works } from "./support/measure-growth.ts";

const works: Works = {
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

await measureGrowth({
  title: "First screen and top search of the back-office",
  noun: "orders",
  sizes: [1_000, 100_000],
  fill: fillShop,
  works,
});
