import { z } from "@hono/zod-openapi";
import { dashboardPeriods, USUAL_PERIOD } from "#domain/reports/dashboard-period.ts";
import { groupings } from "#domain/reports/groupings.ts";
import { json } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { dashboardSchema } from "./present-dashboard.ts";

export const dashboardOperations = defineOperations(
  { tag: "Administração: dashboard" },
  {
    getDashboard: {
      access: "store",
      method: "get",
      path: "/api/admin/dashboard",
      summary: "Os números da primeira tela da administração",
      description:
        "Somas de pedidos não excluídos, em dias de São Paulo. Vendas são os pedidos concluídos; `change` compara com o " +
        "período anterior.",
      request: {
        query: z.object({
          period: z.enum(dashboardPeriods, "Período inválido").default(USUAL_PERIOD),
          grouping: z.enum(groupings, "Agrupamento inválido").optional(),
        }),
      },
      responses: { 200: json("Os números", dashboardSchema) },
    },
  },
);
