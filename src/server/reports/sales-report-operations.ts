import { salesQuerySchema } from "#domain/reports/sales-query.ts";
import { json } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { salesReportSchema } from "./present-sales-report.ts";

export const salesReportOperations = defineOperations(
  { tag: "Administração: relatórios" },
  {
    getSalesReport: {
      access: "store",
      method: "get",
      path: "/api/admin/reports/sales",
      summary: "As vendas de um período, por dia, produto, categoria, tamanho ou personalização",
      request: { query: salesQuerySchema },
      responses: { 200: json("As vendas, ao lado das do período anterior", salesReportSchema) },
    },
  },
);
