import { z } from "@hono/zod-openapi";
import { searchQuerySchema } from "#domain/search/search-query-schema.ts";
import { json } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { findingsSchema } from "./present-findings.ts";

export const adminSearchOperations = defineOperations(
  { tag: "Administração: busca" },
  {
    searchBackOffice: {
      access: "staff",
      method: "get",
      path: "/api/admin/search",
      summary: "Busca em toda a administração",
      description:
        "Até 5 produtos (pelo nome ou pelo começo do código), 5 pedidos (pelo id, cliente ou WhatsApp) e 5 clientes (pelo nome, e-mail ou número). Acentos e " +
        "maiúsculas não contam.",
      request: { query: z.object({ q: searchQuerySchema }) },
      responses: { 200: json("O que foi encontrado", findingsSchema) },
    },
  },
);
