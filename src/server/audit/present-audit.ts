import { z } from "@hono/zod-openapi";
import type { AuditEntry, AuditPerson } from "./audit-service.ts";

export const auditEntrySchema = z
  .object({
    id: z.uuid(),
    at: z.string(),
    actor_id: z.uuid().nullable(),
    actor_email: z
      .string()
      .nullable()
      .describe(
        "O e-mail, ou o nome da chave da API; nulo: o próprio programa, ou a linha de comando do servidor",
      ),
    action: z.string(),
    subject_type: z.string(),
    subject_id: z.string().nullable(),
    summary: z.string(),
    details: z.record(z.string(), z.unknown()).nullable(),
  })
  .openapi("AuditEntry");

export const auditPersonSchema = z.object({ id: z.uuid(), email: z.string() }).openapi("AuditPerson");

export function presentAuditEntry(entry: AuditEntry): z.output<typeof auditEntrySchema> {
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    actor_id: entry.actorId,
    actor_email: entry.actorEmail,
    action: entry.action,
    subject_type: entry.subjectType,
    subject_id: entry.subjectId,
    summary: entry.summary,
    details: entry.details,
  };
}

export function presentAuditPerson({ id, email }: AuditPerson): z.output<typeof auditPersonSchema> {
  return { id, email };
}
