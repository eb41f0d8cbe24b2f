import { sql, type WithSubquery } from "drizzle-orm";
import { authorOf } from "#domain/accounts/actor.ts";
import type { AuditSubject } from "#domain/audit/audit-log.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { Db, DbOrTx } from "../db/client.ts";
import { auditLog } from "./tables.ts";

export interface Change {
  /** The change as `subject.verb`, for example `order.status_changed`. */
  action: string;
  subject: { type: AuditSubject; id?: string };
  /** One Portuguese sentence that the owner still understands a year later. */
  summary: string;
  details?: Record<string, unknown>;
}

/**
 * Adds an entry to the audit log. It is called in the transaction of the change, so that neither is stored without the
 * other.
 */
export async function recordChange(tx: DbOrTx, by: ChangedBy, change: Change): Promise<void> {
  await tx.insert(auditLog).values(changeValues(by, change));
}

/** Adds an entry without details as a part of a prepared statement that makes the change, of `changeValues`. */
export function recordedChange(db: Db): WithSubquery {
  const value = sql.placeholder;
  return db.$with("recorded_change").as(
    db
      .insert(auditLog)
      .values({
        actorId: value("actorId"),
        actorEmail: value("actorEmail"),
        at: value("at"),
        action: value("action"),
        subjectType: value("subjectType"),
        subjectId: value("subjectId"),
        summary: value("summary"),
      })
      .returning({ id: auditLog.id }),
  );
}

type ChangedBy = Pick<ServiceContext, "actor" | "now">;

export function changeValues({ actor, now }: ChangedBy, { action, subject, summary, details }: Change) {
  const author = authorOf(actor);
  const who = { actorId: author?.id, actorEmail: author?.name };
  return { ...who, at: now, action, subjectType: subject.type, subjectId: subject.id, summary, details };
}
