import { bigint, check, date, pgTable, primaryKey, text } from "../db/schema.ts";
import { sql } from "../db/sql.ts";

/**
 * How often something happened on a day of São Paulo: in all (`dimension` and `subject` empty), by source of the visit,
 * by product or by searched words. Counters only; nothing here belongs to a person (docs/decisions/0019).
 */
export const analyticsDays = pgTable(
  "analytics_days",
  {
    kind: text().notNull(),
    dimension: text({ enum: ["", "source", "product", "words"] }).notNull(),
    day: date({ mode: "string" }).notNull(),
    subject: text().notNull(),
    count: bigint({ mode: "number" }).notNull(),
  },
  (table) => [
    // In the order of the questions: one kind, one way to look at it, some days.
    primaryKey({ columns: [table.kind, table.dimension, table.day, table.subject] }),
    check("analytics_days_subject_short", sql`length(${table.subject}) <= 160`),
  ],
);
