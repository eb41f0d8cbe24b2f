import { and, eq, getTableColumns, isNotNull, type SQL, sql } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { AUDIT_ENTRIES_PER_PAGE, type AuditFilter } from "#domain/audit/audit-log.ts";
import type { KeysetPage } from "#domain/paging.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { countUpTo } from "../db/count-up-to.ts";
import { type Keyset, pageByKeyset } from "../db/keyset.ts";
import { auditLog } from "./tables.ts";

const newestFirst: Keyset = { by: auditLog.at, type: "instant", id: auditLog.id, direction: "desc" };

export type AuditEntry = typeof auditLog.$inferSelect;

/** A person, or a key of the API, who has made an administrative change, for the filter. */
export interface AuditPerson {
  id: string;
  email: string;
}

export async function listAuditLog(
  ctx: ServiceContext,
  filter: AuditFilter,
  cursor?: string,
): Promise<KeysetPage<AuditEntry>> {
  requirePermission(ctx.actor, "store");
  const condition = conditionOf(filter);
  const page = await pageByKeyset(newestFirst, { cursor, size: AUDIT_ENTRIES_PER_PAGE }, (clauses) =>
    ctx.db
      .select({ ...getTableColumns(auditLog), sortKey: clauses.sortKey })
      .from(auditLog)
      .where(and(condition, clauses.where))
      .orderBy(...clauses.orderBy)
      .limit(clauses.limit),
  );
  return { ...page, ...(await countUpTo(ctx.db, auditLog, condition)) };
}

/** Lists everyone who has made a change, once each, even if their e-mail or the name of the key has changed. */
export async function listAuditPeople(ctx: ServiceContext): Promise<AuditPerson[]> {
  requirePermission(ctx.actor, "store");
  const rows = await ctx.db
    .select({ id: auditLog.actorId, email: sql<string>`max(${auditLog.actorEmail})` })
    .from(auditLog)
    .where(and(isNotNull(auditLog.actorId), isNotNull(auditLog.actorEmail)))
    .groupBy(auditLog.actorId)
    .orderBy(sql`2`);
  return rows.flatMap(({ id, email }) => (id === null ? [] : [{ id, email }]));
}

function conditionOf({ person, subject, from, to }: AuditFilter): SQL | undefined {
  return and(
    person === undefined ? undefined : eq(auditLog.actorId, person),
    subject === undefined ? undefined : eq(auditLog.subjectType, subject),
    from ? sql`${auditLog.at} >= ${midnight(sql`${from}::date`)}` : undefined,
    to ? sql`${auditLog.at} < ${midnight(sql`${to}::date + 1`)}` : undefined,
  );
}

/** The instant at which a day begins in São Paulo. */
const midnight = (day: SQL) => sql`((${day})::timestamp at time zone 'America/Sao_Paulo')`;
