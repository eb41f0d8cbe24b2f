import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";

/**
 * The number of attempts in the current window. The migration makes the table UNLOGGED: counting writes no write-ahead
 * log, and after a crash the windows start again from zero.
 */
export const rateLimits = pgTable(
  "rate_limits",
  {
    /** A keyed hash of the rule and the address or e-mail, so that neither is stored in plain text. */
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [index("rate_limits_end").on(table.endsAt)],
);
