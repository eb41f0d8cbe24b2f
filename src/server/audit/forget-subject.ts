import type { DbOrTx } from "../db/client.ts";
import { and, eq, inArray } from "../db/sql.ts";
import type { Change } from "./record-change.ts";
import { auditLog } from "./tables.ts";

/** The log goes on saying what was done, but no longer to whom: for subjects whose id is personal, once they are erased. */
export async function forgetSubject(
  tx: DbOrTx,
  type: Change["subject"]["type"],
  ids: readonly string[],
): Promise<void> {
  await tx
    .update(auditLog)
    .set({ subjectId: null })
    .where(and(eq(auditLog.subjectType, type), inArray(auditLog.subjectId, [...ids])));
}
