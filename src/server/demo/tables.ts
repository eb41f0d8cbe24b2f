import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/**
 * The records that the demo catalogue inserted, each with a fingerprint of its content, by which the owner's changes
 * are detected.
 */
export const demoMarks = pgTable(
  "demo_marks",
  {
    kind: text().notNull(),
    recordId: text().notNull(),
    fingerprint: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.recordId] })],
);
