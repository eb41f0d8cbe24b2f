import { z } from "@hono/zod-openapi";
import { importColumns, importStatuses, lineStates, lineVerdicts } from "#domain/imports/product-import.ts";
import type { CountedImport } from "./counted-import.ts";
import type { ImportLinePage, ImportLineRow } from "./read-imports-service.ts";

const columnSchema = z
  .union([z.enum(importColumns), z.templateLiteral(["stock:", z.string()])])
  .describe("Uma coluna, ou stock: e o tamanho");

const countsSchema = z
  .object({
    create: z.int(),
    update: z.int(),
    unchanged: z.int(),
    error: z.int(),
    waiting: z.int(),
    written: z.int(),
    failed: z.int(),
    undone: z.int(),
    kept: z.int(),
  })
  .describe("Linhas, pelo que fariam e pelo que foi feito delas");

export const importSchema = z
  .object({
    id: z.uuid(),
    status: z.enum(importStatuses),
    filename: z.string(),
    started_by: z.string().nullable(),
    step_done: z.int(),
    step_total: z.int(),
    columns: z.array(columnSchema),
    ignored_columns: z.array(z.string()),
    new_categories: z.array(z.string()),
    counts: countsSchema,
    message: z.string().nullable(),
    can_undo: z.boolean(),
    created_at: z.string(),
    applied_at: z.string().nullable(),
    undone_at: z.string().nullable(),
  })
  .openapi("ProductImport");

const lineSchema = z
  .object({
    line: z.int().describe("Como a planilha conta, com os títulos"),
    name: z.string(),
    code: z.string(),
    verdict: z.enum(lineVerdicts),
    state: z.enum(lineStates),
    changes: z.array(z.object({ column: columnSchema, before: z.string(), after: z.string() })),
    problems: z.array(z.object({ column: columnSchema.nullable(), message: z.string() })),
    product_id: z.uuid().nullable(),
  })
  .openapi("ImportLine");

export const linePageSchema = z
  .object({ rows: z.array(lineSchema), total: z.int(), page: z.int() })
  .openapi("ImportLinePage");

export function presentImport(item: CountedImport): z.output<typeof importSchema> {
  return {
    id: item.id,
    status: item.status,
    filename: item.filename,
    started_by: item.startedByEmail,
    step_done: item.stepDone,
    step_total: item.stepTotal,
    columns: item.columns,
    ignored_columns: item.ignoredColumns,
    new_categories: item.newCategories,
    counts: item.counts,
    message: item.message,
    can_undo: item.canUndo,
    created_at: item.createdAt.toISOString(),
    applied_at: item.appliedAt?.toISOString() ?? null,
    undone_at: item.undoneAt?.toISOString() ?? null,
  };
}

export function presentLinePage({ rows, total, page }: ImportLinePage): z.output<typeof linePageSchema> {
  return { rows: rows.map(presentLine), total, page };
}

function presentLine(row: ImportLineRow): z.output<typeof lineSchema> {
  return {
    line: row.line,
    name: row.cells.name ?? "",
    code: row.cells.code ?? "",
    verdict: row.verdict,
    state: row.state,
    changes: row.changes,
    problems: row.problems,
    product_id: row.productId,
  };
}
