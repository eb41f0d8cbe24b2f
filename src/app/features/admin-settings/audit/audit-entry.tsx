import type { AnswerOf } from "#app/api/api-client.ts";
import { type AuditSubject, auditSubjectLabels } from "#domain/audit/audit-log.ts";
import { formatDateTime } from "#domain/orders/order-dates.ts";
import { Badge } from "#ui/badge.tsx";
import { listChanges } from "./list-changes.ts";

type Entry = AnswerOf<"GET /api/admin/audit-log">["rows"][number];

/** An entry of one line; its details open below it. */
export function AuditEntry({ entry }: { entry: Entry }) {
  const changes = listChanges(entry.details);
  return (
    <li className="grid gap-1 border-line border-b px-4 py-3 last:border-b-0 lg:px-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <p className="wrap-anywhere font-medium">{entry.summary}</p>
        <Badge>{subjectLabel(entry.subject_type)}</Badge>
      </div>
      <p className="wrap-anywhere text-caption text-muted">
        <time dateTime={entry.at} className="tabular-nums">
          {formatDateTime(new Date(entry.at))}
        </time>{" "}
        · {entry.actor_email ?? "Servidor da loja"}
      </p>
      {changes.length > 0 && (
        <details className="text-small">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-muted hover:text-text lg:min-h-8">
            Ver detalhes
          </summary>
          <dl className="mt-1 grid gap-3 rounded-control bg-ground p-3">
            {changes.map(({ name, before, after }) => (
              <div key={name} className="grid gap-1">
                <dt className="font-semibold text-caption text-muted">{name}</dt>
                {before !== undefined && (
                  <dd className="wrap-anywhere whitespace-pre-wrap text-muted line-through">
                    <span className="sr-only">Antes: </span>
                    {before}
                  </dd>
                )}
                {after !== undefined && (
                  <dd className="wrap-anywhere whitespace-pre-wrap">
                    <span className="sr-only">Depois: </span>
                    {after}
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  );
}

const subjectLabel = (type: string) =>
  Object.hasOwn(auditSubjectLabels, type) ? auditSubjectLabels[type as AuditSubject] : type;
