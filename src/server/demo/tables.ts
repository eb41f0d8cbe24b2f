import { pgTable, primaryKey, text } from "../db/schema.ts";

/** Which records the demo catalogue put there, and what each said then: what the owner made their own is told apart. */
export const demoMarks = pgTable(
  "demo_marks",
  {
    kind: text().notNull(),
    recordId: text().notNull(),
    fingerprint: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.recordId] })],
);
