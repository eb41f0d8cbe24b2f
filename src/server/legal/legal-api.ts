import { type ContextOf, newApi } from "../api/new-api.ts";
import { legalOperations as operations } from "./legal-operations.ts";
import { listLegalPages, restoreLegalPage, saveLegalPage } from "./legal-service.ts";
import { presentLegalPage } from "./present-legal-page.ts";

export function legalApi(contextOf: ContextOf) {
  return newApi()
    .openapi(operations.listLegalPages, async (c) => {
      const pages = await listLegalPages(await contextOf(c.var));
      return c.json(pages.map(presentLegalPage), 200);
    })
    .openapi(operations.updateLegalPage, async (c) => {
      const { slug } = c.req.valid("param");
      const { body, updated_at: basedOn } = c.req.valid("json");
      const page = await saveLegalPage(await contextOf(c.var), slug, { body, basedOn });
      return c.json(presentLegalPage(page), 200);
    })
    .openapi(operations.restoreLegalPage, async (c) => {
      const { slug } = c.req.valid("param");
      const { updated_at: basedOn } = c.req.valid("json");
      return c.json(presentLegalPage(await restoreLegalPage(await contextOf(c.var), slug, basedOn)), 200);
    });
}
