import { type ContextOf, newApi } from "../api/new-api.ts";
import { presentSuggestions } from "./present-suggestions.ts";
import { searchOperations as operations } from "./search-operations.ts";
import { suggestProducts } from "./search-service.ts";

/** Many visitors type the same first letters, and a new price may be a minute late. */
const CACHE_CONTROL = "public, max-age=60";

export function searchApi(contextOf: ContextOf) {
  return newApi().openapi(operations.suggestProducts, async (c) => {
    const suggestions = await suggestProducts(await contextOf(c.var), c.req.valid("query").q);
    c.header("Cache-Control", CACHE_CONTROL);
    return c.json(presentSuggestions(suggestions), 200);
  });
}
