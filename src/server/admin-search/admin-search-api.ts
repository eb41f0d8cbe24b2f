import { type ContextOf, newApi } from "../api/new-api.ts";
import { adminSearchOperations as operations } from "./admin-search-operations.ts";
import { searchBackOffice } from "./admin-search-service.ts";
import { presentFindings } from "./present-findings.ts";

export function adminSearchApi(contextOf: ContextOf) {
  return newApi().openapi(operations.searchBackOffice, async (c) => {
    const findings = await searchBackOffice(await contextOf(c.var), c.req.valid("query").q);
    return c.json(presentFindings(findings), 200);
  });
}
