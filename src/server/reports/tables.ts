import { sql } from "drizzle-orm";
import { bigint, date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/**
 * The number of customers who ordered for the first time on each day (in São Paulo); their sum is the number of
 * customers. Triggers on the customers maintain it (docs/decisions/0010), because counting would read every row.
 */
export const customerDays = pgTable("customer_days", {
  day: date({ mode: "string" }).primaryKey(),
  customers: integer().notNull(),
});

/**
 * Sales per day (in São Paulo) and dimension (docs/decisions/0010). The subject is a product (its id, or "name:…" once
 * it is deleted), a size, a customization ("with" or "without"), a printed name or a number. Only triggers write this
 * table. A row that reaches zero is removed, so that an erased name leaves no trace.
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
    // Finds the rows to remove without a scan; the index is empty between transactions.
    index("item_sales_days_empty").on(table.day).where(sql`${table.units} = 0`),
  ],
);

/** The same per month, stored under its first day. Long periods read months and need days only at their ends. */
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
