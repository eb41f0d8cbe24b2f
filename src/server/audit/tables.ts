import { id, instant } from "../db/columns.ts";
import { index, jsonb, pgTable, text, uuid } from "../db/schema.ts";
import { sql } from "../db/sql.ts";

/**
 * Every administrative change, once, written in the transaction that made it. Rows are only added. The actor's e-mail is
 * kept beside the id, so that the entry still tells who it was when the account is gone.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    id: id(),
    at: instant().notNull().default(sql`now()`),
    actorId: uuid(),
    actorEmail: text(),
    action: text().notNull(),
    subjectType: text().notNull(),
    subjectId: text(),
    /** One Portuguese sentence, as the owner reads it. */
    summary: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [
    index("audit_log_newest").on(table.at, table.id),
    index("audit_log_subject").on(table.subjectType, table.subjectId, table.at),
  ],
);
