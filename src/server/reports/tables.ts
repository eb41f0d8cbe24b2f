import { bigint, date, index, integer, pgTable, primaryKey, text } from "../db/schema.ts";
import { sql } from "../db/sql.ts";

/**
 * How many customers ordered for the first time on each day of São Paulo; together, how many there are. Kept by triggers
 * on the customers, as those are on the orders (docs/decisions/0010): counting them would read every one.
 */
export const customerDays = pgTable("customer_days", {
  day: date({ mode: "string" }).primaryKey(),
  customers: integer().notNull(),
});

/**
 * What was sold on each day of São Paulo, once for each way to look at it (docs/decisions/0010): by product (its id, or
 * "name:…" when it has left the catalogue), size, customization ("with" or "without"), printed name and number. Kept by
 * triggers; nothing else writes it. A row that comes down to zero is removed, so that an erased name leaves no trace.
 */
export const itemSalesDays = pgTable(
  "item_sales_days",
  {
    dimension: text({ enum: ["product", "size", "customization", "name", "number"] }).notNull(),
    day: date({ mode: "string" }).notNull(),
    subject: text().notNull(),
    status: text().notNull(),
    units: integer().notNull(),
    totalCents: bigint({ mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.dimension, table.day, table.subject, table.status] }),
    // Finds the rows to be removed without a look at the others; it is empty between transactions.
    index("item_sales_days_empty").on(table.day).where(sql`${table.units} = 0`),
  ],
);

/** The same by whole months, under their first day: what a long period reads, and only its ends by days. */
export const itemSalesMonths = pgTable(
  "item_sales_months",
  {
    dimension: text({ enum: itemSalesDays.dimension.enumValues }).notNull(),
    month: date({ mode: "string" }).notNull(),
    subject: text().notNull(),
    status: text().notNull(),
    units: integer().notNull(),
    totalCents: bigint({ mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.dimension, table.month, table.subject, table.status] }),
    index("item_sales_months_empty").on(table.month).where(sql`${table.units} = 0`),
  ],
);
