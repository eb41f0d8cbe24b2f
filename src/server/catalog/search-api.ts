import { createRoute, z } from "@hono/zod-openapi";
import { searchQuerySchema } from "#domain/search/search-query-schema.ts";
import { searchSuggestionsSchema } from "#domain/search/suggestions.ts";
import { type ContextOf, newApi } from "../api/new-api.ts";
import { suggestProducts } from "./search-service.ts";

/** The same few letters are typed by many; a minute is short enough for a new price. */
const CACHE_CONTROL = "public, max-age=60";

const suggest = createRoute({
  method: "get",
  path: "/search/suggestions",
  summary: "Sugestões para o que está sendo digitado na busca",
  description:
    "Até 4 produtos, até 3 categorias e o total de resultados. Acentos e erros de digitação são perdoados.",
  request: { query: z.object({ q: searchQuerySchema }) },
  responses: {
    200: {
      description: "As sugestões",
      content: { "application/json": { schema: searchSuggestionsSchema } },
    },
    400: { description: "A busca está vazia ou é longa demais" },
  },
});

export function searchApi(contextOf: ContextOf) {
  return newApi().openapi(suggest, async (c) => {
    const suggestions = await suggestProducts(await contextOf(c.var), c.req.valid("query").q);
    c.header("Cache-Control", CACHE_CONTROL);
    return c.json(suggestions, 200);
  });
}
