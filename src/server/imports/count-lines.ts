import { count, eq } from "drizzle-orm";
import type { ImportCounts } from "#domain/imports/product-import.ts";
import type { DbOrTx } from "../db/client.ts";
import { importLines } from "./tables.ts";

export const noCounts = (): ImportCounts => ({
  create: 0,
  update: 0,
  unchanged: 0,
  error: 0,
  waiting: 0,
  written: 0,
  failed: 0,
  undone: 0,
  kept: 0,
});

/** Counts the lines of an import by what they would do (verdict) and by what was done (state). */
export async function countLines(db: DbOrTx, importId: string): Promise<ImportCounts> {
  const groups = await db
    .select({ verdict: importLines.verdict, state: importLines.state, lines: count() })
    .from(importLines)
    .where(eq(importLines.importId, importId))
    .groupBy(importLines.verdict, importLines.state);
  const counts = noCounts();
  for (const { verdict, state, lines } of groups) {
    counts[verdict] += lines;
    if (state !== "skipped") counts[state] += lines;
  }
  return counts;
}
