import { z } from "@hono/zod-openapi";
import { defineOperations } from "../api/define-operations.ts";
import { sheet, sheetFormatSchema } from "./send-sheet.ts";

export const exportProductsOperations = defineOperations(
  { tag: "Administração: produtos" },
  {
    exportProducts: {
      access: "catalog",
      method: "get",
      path: "/api/admin/products/export",
      summary: "Todos os produtos, nas colunas que a importação lê",
      request: { query: z.object({ format: sheetFormatSchema }) },
      responses: { 200: sheet },
    },
  },
);
