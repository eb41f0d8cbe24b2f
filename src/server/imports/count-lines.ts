import { type ImportCounts, importCountsSchema } from "#domain/imports/product-import.ts";
import type { DbOrTx } from "../db/client.ts";
import { count, eq } from "../db/sql.ts";
import { importLines } from "./tables.ts";

export const noCounts = (): ImportCounts =>
  Object.fromEntries(Object.keys(importCountsSchema.shape).map((name) => [name, 0])) as ImportCounts;

/** By what lines would do, and by what became of them. */
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
