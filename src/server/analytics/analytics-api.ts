import { createRoute } from "@hono/zod-openapi";
import { isbot } from "isbot";
import { analyticsReportSchema } from "#domain/analytics/analytics-report.ts";
import { visitReportSchema } from "#domain/analytics/visit-event.ts";
import { DomainError } from "#domain/errors.ts";
import { periodQuerySchema, toPeriodChoice } from "#domain/reports/sales-query.ts";
import { type ContextOf, newApi } from "../api/new-api.ts";
import type { AddressLimiter } from "../rate-limits/address-limiter.ts";
import type { AnalyticsParts } from "./analytics-parts.ts";
import { getAnalytics } from "./analytics-service.ts";

const json = <Schema>(schema: Schema) => ({ "application/json": { schema } });

const reportVisit = createRoute({
  method: "post",
  path: "/analytics/events",
  summary: "Conta o que aconteceu em uma visita, sem dizer de quem",
  request: { body: { required: true, content: json(visitReportSchema) } },
  responses: {
    204: { description: "Recebido; robôs e quem pede para não ser contado ficam de fora" },
    429: { description: "Contagens demais do mesmo endereço" },
  },
});

const read = createRoute({
  method: "get",
  path: "/admin/analytics",
  summary: "Visitas, produtos vistos, buscas e o caminho até o pedido em um período",
  request: { query: periodQuerySchema },
  responses: { 200: { description: "As contagens", content: json(analyticsReportSchema) } },
});

export function analyticsApi(contextOf: ContextOf, { counter }: AnalyticsParts, mayReport: AddressLimiter) {
  return newApi()
    .openapi(reportVisit, (c) => {
      const report = c.req.valid("json");
      const now = new Date();
      if (!wantsToBeCounted(c.req.raw.headers)) return c.body(null, 204);
      if (!mayReport(c.get("clientAddress"), now, report.events.length))
        throw new DomainError("rate_limited", { retryAfterSeconds: 60 });
      counter.count(report, { host: new URL(c.req.url).hostname, now });
      return c.body(null, 204);
    })
    .openapi(read, async (c) => {
      const choice = toPeriodChoice(c.req.valid("query"));
      return c.json(await getAnalytics(await contextOf(c.var), choice, counter), 200);
    });
}

/** Not robots, and not those whose browser asks for no tracking. */
function wantsToBeCounted(headers: Headers): boolean {
  const agent = headers.get("user-agent");
  return agent !== null && !isbot(agent) && headers.get("dnt") !== "1" && headers.get("sec-gpc") !== "1";
}
