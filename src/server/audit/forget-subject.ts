import { and, eq, inArray } from "drizzle-orm";
import type { DbOrTx } from "../db/client.ts";
import type { Change } from "./record-change.ts";
import { auditLog } from "./tables.ts";

/**
 * Removes the subject's id from its log entries, for subjects whose id is personal data and who were erased. The
 * entries themselves stay.
 */
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
