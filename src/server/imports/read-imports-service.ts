import { assertAdministrator } from "#domain/accounts/actor.ts";
import {
  IMPORT_LINES_PER_PAGE,
  type ImportLinePage,
  isRunning,
  type LineState,
  type LineVerdict,
  type ProductImport,
} from "#domain/imports/product-import.ts";
import { and, asc, count, desc, eq, inArray } from "../db/sql.ts";
import type { ServiceContext } from "../service-context.ts";
import { countLines } from "./count-lines.ts";
import { getImport } from "./imports-service.ts";
import { presentImport, presentLine } from "./present-import.ts";
import { markInterrupted } from "./sweep-imports.ts";
import { importLines, imports } from "./tables.ts";

const MOST_SHOWN = 20;

/** The newest, which may be running. */
export async function listImports(ctx: ServiceContext): Promise<ProductImport[]> {
  assertAdministrator(ctx.actor);
  await markInterrupted(ctx);
  const rows = await ctx.db
    .select()
    .from(imports)
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(MOST_SHOWN);
  return rows.map((row) => presentImport(row, null, ctx.now));
}

/** While it runs its lines are counted anew. */
export async function showImport(ctx: ServiceContext, id: string): Promise<ProductImport> {
  const row = await getImport(ctx, id);
  return presentImport(row, isRunning(row.status) ? await countLines(ctx.db, id) : null, ctx.now);
}

export interface LineFilter {
  verdict?: LineVerdict | undefined;
  state?: LineState | undefined;
  page: number;
}

export async function listImportLines(
  ctx: ServiceContext,
  id: string,
  { verdict, state, page }: LineFilter,
): Promise<ImportLinePage> {
  const { id: importId } = await getImport(ctx, id);
  const condition = and(
    eq(importLines.importId, importId),
    verdict && eq(importLines.verdict, verdict),
    // What a person calls an error: refused by the check, or by the shop when it was written.
    state &&
      (state === "failed" ? inArray(importLines.state, ["failed", "kept"]) : eq(importLines.state, state)),
  );
  const [counted] = await ctx.db.select({ total: count() }).from(importLines).where(condition);
  const rows = await ctx.db
    .select()
    .from(importLines)
    .where(condition)
    .orderBy(asc(importLines.line))
    .limit(IMPORT_LINES_PER_PAGE)
    .offset((page - 1) * IMPORT_LINES_PER_PAGE);
  return { rows: rows.map(presentLine), total: counted?.total ?? 0, page };
}
