import { type ContextOf, newApi } from "../api/new-api.ts";
import { presentSuggestions } from "./present-suggestions.ts";
import { searchOperations as operations } from "./search-operations.ts";
import { suggestProducts } from "./search-service.ts";

export function searchApi(contextOf: ContextOf) {
  return newApi().openapi(operations.suggestProducts, async (c) => {
    const suggestions = await suggestProducts(await contextOf(c.var), c.req.valid("query").q);
    return c.json(presentSuggestions(suggestions), 200);
  });
}
