import { toPeriodChoice } from "#domain/reports/sales-query.ts";
import { type ContextOf, newApi } from "../api/new-api.ts";
import type { AddressLimiter } from "../rate-limits/address-limiter.ts";
import { analyticsOperations, visitOperations } from "./analytics-operations.ts";
import { getAnalytics } from "./analytics-service.ts";
import { presentAnalytics } from "./present-analytics.ts";
import { presentWebVitals } from "./present-web-vitals.ts";
import { createVisitReporter } from "./report-visit.ts";
import type { VisitCounter } from "./visit-counter.ts";
import { getWebVitals } from "./web-vitals-service.ts";

export function analyticsApi(contextOf: ContextOf, counter: VisitCounter, mayReport: AddressLimiter) {
  const reportVisit = createVisitReporter(counter, mayReport);
  return newApi()
    .openapi(visitOperations.reportVisit, (c) => {
      const visitor = { address: c.get("clientAddress"), headers: c.req.raw.headers };
      reportVisit(c.req.valid("json"), { ...visitor, host: new URL(c.req.url).hostname });
      return c.body(null, 204);
    })
    .openapi(analyticsOperations.getAnalytics, async (c) => {
      const choice = toPeriodChoice(c.req.valid("query"));
      return c.json(presentAnalytics(await getAnalytics(await contextOf(c.var), choice, counter)), 200);
    })
    .openapi(analyticsOperations.getWebVitals, async (c) => {
      const choice = toPeriodChoice(c.req.valid("query"));
      return c.json(presentWebVitals(await getWebVitals(await contextOf(c.var), choice, counter)), 200);
    });
}
