import { and, asc, count, desc, eq, type SQL, sql } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { IMPORT_LINES_PER_PAGE, isRunning, type LineFilter } from "#domain/imports/product-import.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { countLines } from "./count-lines.ts";
import { type CountedImport, toCounted } from "./counted-import.ts";
import { getImport } from "./imports-service.ts";
import { markInterrupted } from "./sweep-imports.ts";
import { importLines, imports } from "./tables.ts";

const MAX_SHOWN = 20;

export type ImportLineRow = typeof importLines.$inferSelect;

export interface ImportLinePage {
  rows: ImportLineRow[];
  total: number;
  page: number;
}

/** The newest imports; the first may be running. */
export async function listImports(ctx: ServiceContext): Promise<CountedImport[]> {
  requirePermission(ctx.actor, "catalog");
  await markInterrupted(ctx);
  const rows = await ctx.db
    .select()
    .from(imports)
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(MAX_SHOWN);
  return rows.map((row) => toCounted(row, ctx.now));
}

/** While an import runs, its lines are counted at every call. */
export async function showImport(ctx: ServiceContext, id: string): Promise<CountedImport> {
  const row = await getImport(ctx, id);
  return toCounted(row, ctx.now, isRunning(row.status) ? await countLines(ctx.db, id) : undefined);
}

export async function listImportLines(
  ctx: ServiceContext,
  id: string,
  { show, page }: { show?: LineFilter | undefined; page: number },
): Promise<ImportLinePage> {
  const { id: importId } = await getImport(ctx, id);
  const condition = and(eq(importLines.importId, importId), matchFilter(show));
  const [counted] = await ctx.db.select({ total: count() }).from(importLines).where(condition);
  const rows = await ctx.db
    .select()
    .from(importLines)
    .where(condition)
    .orderBy(asc(importLines.line))
    .limit(IMPORT_LINES_PER_PAGE)
    .offset((page - 1) * IMPORT_LINES_PER_PAGE);
  return { rows, total: counted?.total ?? 0, page };
}

function matchFilter(show: LineFilter | undefined): SQL | undefined {
  if (show === "problems") return sql`jsonb_array_length(${importLines.problems}) > 0`;
  return show && eq(importLines.verdict, show);
}
