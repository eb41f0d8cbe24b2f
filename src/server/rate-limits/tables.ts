import { instant } from "../db/columns.ts";
import { index, integer, pgTable, text } from "../db/schema.ts";

/**
 * How often something was tried in the current window. The migration makes the table UNLOGGED: counting costs no
 * write-ahead log, and after a crash the windows simply start again.
 */
export const rateLimits = pgTable(
  "rate_limits",
  {
    /** A keyed hash of the rule and of the address or e-mail; neither stands here in the clear. */
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [index("rate_limits_end").on(table.endsAt)],
);
