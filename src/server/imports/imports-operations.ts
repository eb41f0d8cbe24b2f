import { z } from "@hono/zod-openapi";
import { lineFilters } from "#domain/imports/product-import.ts";
import { empty, json } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { queryFlag } from "../api/query-flag.ts";
import { importSchema, linePageSchema } from "./present-import.ts";
import { sheet, sheetFormatSchema } from "./send-sheet.ts";

const params = z.object({ id: z.string() });
const one = json("A importação", importSchema);
const notFound = "Importação não encontrada";
const notNow = "Não é possível agora; nada mudou";

export const importsOperations = defineOperations(
  { tag: "Administração: importações" },
  {
    startImport: {
      access: "catalog",
      // There is no body limit here: the service streams the file to disk and limits its size there.
      receive: [],
      method: "post",
      path: "/api/admin/imports",
      summary: "Envia uma planilha de produtos e a confere, sem mudar nada na loja",
      description:
        "O corpo é o próprio arquivo: CSV ou XLSX de até 10 MB, ou um ZIP de até 200 MB com a planilha e as imagens. " +
        "A conferência segue no servidor; o andamento e o relatório por linha são lidos nas outras operações.",
      request: {
        query: z.object({ filename: z.string().max(300).default("planilha") }),
        body: {
          required: true,
          content: { "application/octet-stream": { schema: { type: "string", format: "binary" } } },
        },
      },
      responses: { 201: one },
      refusals: { 409: "Já há outra em andamento", 413: "Grande demais" },
    },
    listImports: {
      access: "catalog",
      method: "get",
      path: "/api/admin/imports",
      summary: "As últimas importações",
      responses: { 200: json("A mais nova primeiro", z.array(importSchema)) },
    },
    getImportTemplate: {
      access: "catalog",
      method: "get",
      path: "/api/admin/imports/template",
      summary: "O modelo da planilha, com um exemplo",
      request: { query: z.object({ format: sheetFormatSchema }) },
      responses: { 200: sheet },
    },
    getImport: {
      access: "catalog",
      method: "get",
      path: "/api/admin/imports/{id}",
      summary: "Uma importação e o seu andamento",
      request: { params },
      responses: { 200: one },
      refusals: { 404: notFound },
    },
    listImportLines: {
      access: "catalog",
      method: "get",
      path: "/api/admin/imports/{id}/lines",
      summary: "O relatório por linha da planilha",
      request: {
        params,
        query: z.object({
          show: z.enum(lineFilters, "Filtro desconhecido").optional(),
          page: z.coerce.number<number>().int().min(1).max(1000).default(1),
        }),
      },
      responses: { 200: json("Uma página", linePageSchema) },
      refusals: { 404: notFound },
    },
    applyImport: {
      access: "catalog",
      method: "post",
      path: "/api/admin/imports/{id}/apply",
      summary: "Grava na loja o que foi conferido, ou o que faltou",
      description: "Com drafts=true, os produtos novos sem situação na planilha começam como rascunhos.",
      request: { params, query: z.object({ drafts: queryFlag }) },
      responses: { 200: one },
      refusals: { 404: notFound, 409: notNow },
    },
    stopImport: {
      access: "catalog",
      method: "post",
      path: "/api/admin/imports/{id}/stop",
      summary: "Para a importação depois da linha em que está",
      request: { params },
      responses: { 200: one },
      refusals: { 404: notFound, 409: notNow },
    },
    undoImport: {
      access: "catalog",
      method: "post",
      path: "/api/admin/imports/{id}/undo",
      summary: "Desfaz a importação",
      request: { params },
      responses: { 200: one },
      refusals: { 404: notFound, 409: notNow },
    },
    discardImport: {
      access: "catalog",
      method: "delete",
      path: "/api/admin/imports/{id}",
      summary: "Descarta uma planilha da qual nada foi gravado",
      request: { params },
      responses: { 204: empty("Descartada") },
      refusals: { 404: notFound, 409: notNow },
    },
  },
);
