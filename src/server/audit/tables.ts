import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, instant } from "../db/columns.ts";

/**
 * The log of administrative changes. An entry is inserted in the transaction of its change and never updated, except
 * when its subject is erased. The actor's e-mail, or what its API key was called, is stored next to the id, because
 * the account may be deleted later.
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
    /** One Portuguese sentence that is shown to the owner. */
    summary: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [
    index("audit_log_newest").on(table.at, table.id),
    index("audit_log_subject").on(table.subjectType, table.subjectId, table.at),
  ],
);
