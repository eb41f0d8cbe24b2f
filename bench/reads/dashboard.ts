/** The reads of the dashboard and of the back-office's global search. */
import { searchBackOffice } from "#server/admin-search/admin-search-service.ts";
import { getDashboard } from "#server/reports/dashboard-service.ts";
import type { Reads } from "../support/measure-growth.ts";

export const dashboardReads: Reads = {
  "dashboard, 7 days": (ctx) => getDashboard(ctx, { period: "7-days" }),
  "dashboard, 30 days": (ctx) => getDashboard(ctx, { period: "30-days" }),
  "dashboard, 12 months": (ctx) => getDashboard(ctx, { period: "12-months" }),
  "dashboard, 12 months by week": (ctx) => getDashboard(ctx, { period: "12-months", grouping: "week" }),
  "search, one customer": (ctx) => searchBackOffice(ctx, "Marina Duarte 56"),
  "search, a first name": (ctx) => searchBackOffice(ctx, "helena"),
  "search, an order's id": (ctx) => searchBackOffice(ctx, "#a41f09c2"),
  "search, part of a number": (ctx) => searchBackOffice(ctx, "98765"),
  "search without result": (ctx) => searchBackOffice(ctx, "ninguem assim"),
};
