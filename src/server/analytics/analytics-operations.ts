import { visitReportSchema } from "#domain/analytics/visit-event.ts";
import { periodQuerySchema } from "#domain/reports/sales-query.ts";
import { empty, json, jsonBody } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { analyticsSchema } from "./present-analytics.ts";
import { webVitalsSchema } from "./present-web-vitals.ts";

export const visitOperations = defineOperations(
  { tag: "Visitas" },
  {
    reportVisit: {
      access: "anyone",
      method: "post",
      path: "/api/analytics/events",
      summary: "Conta o que aconteceu em uma visita, sem dizer de quem",
      request: {
        body: jsonBody(visitReportSchema, {
          origin: { utm: ["instagram", "stories", "copa"] },
          events: [
            { kind: "visit" },
            { kind: "search", words: "camisa retrô", found: true },
            { kind: "vital", vital: "lcp", value: 1240, page: "home", device: "phone" },
          ],
        }),
      },
      responses: { 204: empty("Recebido; robôs e quem pede para não ser contado ficam de fora") },
      refusals: { 429: "Contagens demais do mesmo endereço" },
    },
  },
);

export const analyticsOperations = defineOperations(
  { tag: "Administração: análises" },
  {
    getAnalytics: {
      access: "store",
      method: "get",
      path: "/api/admin/analytics",
      summary: "Visitas, produtos vistos, buscas e o caminho até o pedido em um período",
      request: { query: periodQuerySchema },
      responses: { 200: json("As contagens", analyticsSchema) },
    },
    getWebVitals: {
      access: "store",
      method: "get",
      path: "/api/admin/analytics/web-vitals",
      summary: "A velocidade que os navegadores mediram em um período, por página e aparelho",
      request: { query: periodQuerySchema },
      responses: { 200: json("As medições", webVitalsSchema) },
    },
  },
);
