import { z } from "@hono/zod-openapi";
import { searchQuerySchema } from "#domain/search/search-query-schema.ts";
import { json } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { suggestionsSchema } from "./present-suggestions.ts";

export const searchOperations = defineOperations(
  { tag: "Busca" },
  {
    suggestProducts: {
      access: "anyone",
      // Many visitors type the same first letters, and a new price may be a minute late.
      cacheControl: "public, max-age=60",
      method: "get",
      path: "/api/search/suggestions",
      summary: "Sugestões para o que está sendo digitado na busca",
      description:
        "Até 4 produtos, até 3 categorias e o total de resultados. Acentos e erros de digitação são perdoados.",
      request: { query: z.object({ q: searchQuerySchema }) },
      responses: { 200: json("As sugestões", suggestionsSchema) },
      refusals: { 400: "A busca está vazia ou é longa demais", 429: "Perguntas demais em pouco tempo" },
    },
  },
);
