import type { AuditSubject } from "#domain/audit/audit-log.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { DbOrTx } from "../db/client.ts";
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
export async function recordChange(
  tx: DbOrTx,
  { actor, now }: Pick<ServiceContext, "actor" | "now">,
  { action, subject, summary, details }: Change,
): Promise<void> {
  const who = "userId" in actor ? { actorId: actor.userId, actorEmail: actor.email } : {};
  await tx
    .insert(auditLog)
    .values({ ...who, at: now, action, subjectType: subject.type, subjectId: subject.id, summary, details });
}
