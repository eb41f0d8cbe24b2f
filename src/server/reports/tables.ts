import { date, integer, pgTable } from "../db/schema.ts";

/**
 * How many customers ordered for the first time on each day of São Paulo; together, how many there are. Kept by triggers
 * on the customers, as those are on the orders (docs/decisions/0010): counting them would read every one.
 */
export const customerDays = pgTable("customer_days", {
  day: date({ mode: "string" }).primaryKey(),
  customers: integer().notNull(),
});
