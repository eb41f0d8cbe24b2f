import { and, asc, eq, inArray, or } from "drizzle-orm";
import type { AuditSubject } from "#domain/audit/audit-log.ts";
import type { DbOrTx } from "../db/client.ts";
import { auditLog } from "./tables.ts";

export interface LoggedChange {
  at: Date;
  summary: string;
}

/** The log entries about a person, oldest first and without the names of those who made the changes. */
export function listChangesAbout(
  db: DbOrTx,
  subjects: readonly { type: AuditSubject; ids: readonly string[] }[],
): Promise<LoggedChange[]> {
  const conditions = subjects.map(({ type, ids }) =>
    and(eq(auditLog.subjectType, type), inArray(auditLog.subjectId, [...ids])),
  );
  return db
    .select({ at: auditLog.at, summary: auditLog.summary })
    .from(auditLog)
    .where(or(...conditions))
    .orderBy(asc(auditLog.at), asc(auditLog.id));
}
