import type { AuditSubject } from "#domain/audit/audit-log.ts";
import type { DbOrTx } from "../db/client.ts";
import type { ServiceContext } from "../service-context.ts";
import { auditLog } from "./tables.ts";

export interface Change {
  /** What was done, as `subject.verb`: `order.status_changed`. */
  action: string;
  subject: { type: AuditSubject; id?: string };
  /** One Portuguese sentence that an owner understands a year later. */
  summary: string;
  details?: Record<string, unknown>;
}

/** Call it in the transaction of the change itself: neither stands without the other. */
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
