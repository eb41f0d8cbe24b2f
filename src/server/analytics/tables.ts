import { sql } from "drizzle-orm";
import { bigint, check, date, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/**
 * How often something happened on a day in São Paulo: in total (`dimension` and `subject` are empty), by source of the
 * visit, by product or by search terms; of a web vital, how often each range of values was measured. These are counters
 * only, without personal data (docs/decisions/0019).
 */
export const analyticsDays = pgTable(
  "analytics_days",
  {
    kind: text().notNull(),
    dimension: text({ enum: ["", "source", "product", "words", "vitals"] }).notNull(),
    day: date({ mode: "string" }).notNull(),
    subject: text().notNull(),
    count: bigint({ mode: "number" }).notNull(),
  },
  (table) => [
    // The columns are in the order in which reports filter: one kind, one dimension, a range of days.
    primaryKey({ columns: [table.kind, table.dimension, table.day, table.subject] }),
    check("analytics_days_subject_short", sql`length(${table.subject}) <= 160`),
  ],
);
