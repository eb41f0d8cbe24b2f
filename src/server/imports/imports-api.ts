import { type ContextOf, newApi } from "../api/new-api.ts";
import { exportTemplate } from "./export-products-service.ts";
import type { ImportDependencies } from "./import-dependencies.ts";
import { importsOperations as operations } from "./imports-operations.ts";
import { beginApplying, beginUndoing, discardImport, startImport, stopImport } from "./imports-service.ts";
import { presentImport, presentLinePage } from "./present-import.ts";
import { listImportLines, listImports, showImport } from "./read-imports-service.ts";
import { sendSheet } from "./send-sheet.ts";

export function importsApi(contextOf: ContextOf, dependencies: ImportDependencies) {
  return newApi()
    .openapi(operations.startImport, async (c) => {
      const { filename } = c.req.valid("query");
      const started = await startImport(await contextOf(c.var), dependencies, {
        filename,
        body: c.req.raw.body,
      });
      return c.json(presentImport(started), 201);
    })
    .openapi(operations.listImports, async (c) => {
      return c.json((await listImports(await contextOf(c.var))).map(presentImport), 200);
    })
    .openapi(operations.getImportTemplate, async (c) => {
      const { format } = c.req.valid("query");
      return sendSheet(await exportTemplate(await contextOf(c.var), format), format, "modelo-de-produtos");
    })
    .openapi(operations.getImport, async (c) => {
      return c.json(presentImport(await showImport(await contextOf(c.var), c.req.valid("param").id)), 200);
    })
    .openapi(operations.listImportLines, async (c) => {
      const { id } = c.req.valid("param");
      const page = await listImportLines(await contextOf(c.var), id, c.req.valid("query"));
      return c.json(presentLinePage(page), 200);
    })
    .openapi(operations.applyImport, async (c) => {
      const { id } = c.req.valid("param");
      const { drafts: createsDrafts } = c.req.valid("query");
      const begun = await beginApplying(await contextOf(c.var), dependencies, id, { createsDrafts });
      return c.json(presentImport(begun), 200);
    })
    .openapi(operations.stopImport, async (c) => {
      return c.json(presentImport(await stopImport(await contextOf(c.var), c.req.valid("param").id)), 200);
    })
    .openapi(operations.undoImport, async (c) => {
      const begun = await beginUndoing(await contextOf(c.var), dependencies, c.req.valid("param").id);
      return c.json(presentImport(begun), 200);
    })
    .openapi(operations.discardImport, async (c) => {
      await discardImport(await contextOf(c.var), c.req.valid("param").id);
      return c.body(null, 204);
    });
}
