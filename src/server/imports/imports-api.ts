import { createRoute, z } from "@hono/zod-openapi";
import { importLinePageSchema, importSchema, lineFilters } from "#domain/imports/product-import.ts";
import { type ApiApp, type ContextOf, newApi } from "../api/new-api.ts";
import { countLines } from "./count-lines.ts";
import { exportTemplate } from "./export-products-service.ts";
import type { ImportParts } from "./import-parts.ts";
import * as service from "./imports-service.ts";
import { presentImport } from "./present-import.ts";
import { listImportLines, listImports, showImport } from "./read-imports-service.ts";
import { sendSheet, sheetFormatSchema, sheetResponse } from "./send-sheet.ts";

const path = "/admin/imports";
const params = z.object({ id: z.string() });
const one = { description: "A importação", content: { "application/json": { schema: importSchema } } };
const notFound = { description: "Importação não encontrada" };
const conflict = { description: "Não é possível agora; nada mudou" };

const uploadRoute = createRoute({
  method: "post",
  path,
  summary: "Envia uma planilha de produtos e a confere, sem mudar nada na loja",
  description:
    "O corpo é o próprio arquivo: CSV ou XLSX de até 10 MB, ou um ZIP de até 200 MB com a planilha e as imagens. " +
    "A conferência segue no servidor; o andamento e o relatório por linha são lidos nas outras operações.",
  request: {
    query: z.object({ filename: z.string().max(300).default("planilha") }),
    body: {
      content: { "application/octet-stream": { schema: { type: "string", format: "binary" } } },
    },
  },
  responses: {
    201: one,
    409: { description: "Já há outra em andamento" },
    413: { description: "Grande demais" },
  },
});

const listRoute = createRoute({
  method: "get",
  path,
  summary: "As últimas importações",
  responses: {
    200: {
      description: "A mais nova primeiro",
      content: { "application/json": { schema: z.array(importSchema) } },
    },
  },
});

const templateRoute = createRoute({
  method: "get",
  path: `${path}/template`,
  summary: "O modelo da planilha, com um exemplo",
  request: { query: z.object({ format: sheetFormatSchema }) },
  responses: sheetResponse,
});

const getRoute = createRoute({
  method: "get",
  path: `${path}/{id}`,
  summary: "Uma importação e o seu andamento",
  request: { params },
  responses: { 200: one, 404: notFound },
});

const linesRoute = createRoute({
  method: "get",
  path: `${path}/{id}/lines`,
  summary: "O relatório por linha da planilha",
  request: {
    params,
    query: z.object({
      show: z.enum(lineFilters, "Filtro desconhecido").optional(),
      page: z.coerce.number().int().min(1).max(1000).default(1),
    }),
  },
  responses: {
    200: { description: "Uma página", content: { "application/json": { schema: importLinePageSchema } } },
    404: notFound,
  },
});

const action = (name: "apply" | "stop" | "undo", summary: string) =>
  createRoute({
    method: "post",
    path: `${path}/{id}/${name}`,
    summary,
    request: { params },
    responses: { 200: one, 404: notFound, 409: conflict },
  });

const applyRoute = action("apply", "Grava na loja o que foi conferido, ou o que faltou");
const stopRoute = action("stop", "Para a importação depois da linha em que está");
const undoRoute = action("undo", "Desfaz a importação");

const discardRoute = createRoute({
  method: "delete",
  path: `${path}/{id}`,
  summary: "Descarta uma planilha da qual nada foi gravado",
  request: { params },
  responses: { 204: { description: "Descartada" }, 404: notFound, 409: conflict },
});

/** Stands before the API's general limit of a body's size: the file goes to the disk as it comes. */
export function importUploadApi(contextOf: ContextOf, parts: ImportParts): ApiApp {
  const api = newApi();
  api.openapi(uploadRoute, async (c) => {
    const ctx = await contextOf(c.var);
    const { body } = c.req.raw;
    const row = await service.startImport(ctx, parts, { filename: c.req.valid("query").filename, body });
    return c.json(presentImport(row, null, ctx.now), 201);
  });
  return api;
}

export function importsApi(contextOf: ContextOf, parts: ImportParts): ApiApp {
  const api = newApi();
  api.openapi(listRoute, async (c) => c.json(await listImports(await contextOf(c.var)), 200));
  api.openapi(templateRoute, async (c) => {
    const { format } = c.req.valid("query");
    return sendSheet(await exportTemplate(await contextOf(c.var), format), format, "modelo-de-produtos");
  });
  api.openapi(getRoute, async (c) =>
    c.json(await showImport(await contextOf(c.var), c.req.valid("param").id), 200),
  );
  api.openapi(linesRoute, async (c) => {
    const page = await listImportLines(await contextOf(c.var), c.req.valid("param").id, c.req.valid("query"));
    return c.json(page, 200);
  });
  api.openapi(applyRoute, async (c) => {
    const ctx = await contextOf(c.var);
    const row = await service.beginApplying(ctx, parts, c.req.valid("param").id);
    return c.json(presentImport(row, await countLines(ctx.db, row.id), ctx.now), 200);
  });
  api.openapi(undoRoute, async (c) => {
    const ctx = await contextOf(c.var);
    const row = await service.beginUndoing(ctx, parts, c.req.valid("param").id);
    return c.json(presentImport(row, await countLines(ctx.db, row.id), ctx.now), 200);
  });
  api.openapi(stopRoute, async (c) => {
    const ctx = await contextOf(c.var);
    const row = await service.stopImport(ctx, c.req.valid("param").id);
    return c.json(presentImport(row, await countLines(ctx.db, row.id), ctx.now), 200);
  });
  api.openapi(discardRoute, async (c) => {
    await service.discardImport(await contextOf(c.var), c.req.valid("param").id);
    return c.body(null, 204);
  });
  return api;
}
