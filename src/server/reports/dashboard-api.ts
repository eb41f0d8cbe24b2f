import { type ContextOf, newApi } from "../api/new-api.ts";
import { dashboardOperations as operations } from "./dashboard-operations.ts";
import { getDashboard } from "./dashboard-service.ts";
import { presentDashboard } from "./present-dashboard.ts";

export function dashboardApi(contextOf: ContextOf) {
  return newApi().openapi(operations.getDashboard, async (c) =>
    c.json(presentDashboard(await getDashboard(await contextOf(c.var), c.req.valid("query"))), 200),
  );
}
