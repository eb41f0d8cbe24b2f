import { sql } from "drizzle-orm";
import { bigint, date, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { products } from "../catalog/tables.ts";
import { instant } from "../db/columns.ts";

/*
 * Rollups of the orders, maintained by triggers in the transaction of each change (docs/decisions/0010), so that a
 * million orders are summed as fast as ten. Nothing else writes these tables. Deleted orders do not count.
 */

const cents = () => bigint({ mode: "number" }).notNull();

/** Orders and their total per day (in São Paulo) and status. A row may go down to zero orders and stay. */
export const salesDays = pgTable(
  "sales_days",
  {
    day: date({ mode: "string" }).notNull(),
    status: text().notNull(),
    orders: integer().notNull(),
    totalCents: cents(),
  },
  (table) => [primaryKey({ columns: [table.day, table.status] })],
);

/** One customer per WhatsApp number, with the name of the newest order. Erased orders have no number and no customer. */
export const customers = pgTable(
  "customers",
  {
    whatsapp: text().primaryKey(),
    name: text().notNull(),
    orders: integer().notNull(),
    totalCents: cents(),
    completedTotalCents: cents(),
    firstOrderAt: instant().notNull(),
    lastOrderAt: instant().notNull(),
  },
  (table) => [
    index("customers_newest").on(table.lastOrderAt, table.whatsapp),
    index("customers_first").on(table.firstOrderAt),
    index("customers_total").on(table.totalCents, table.whatsapp),
    index("customers_orders").on(table.orders, table.whatsapp),
    index("customers_name").on(sql`plain_text(${table.name})`, table.whatsapp),
    index("customers_name_trigrams").using("gin", sql`plain_text(${table.name}) gin_trgm_ops`),
  ],
);

/** Units ordered and their total per product of the catalogue, whatever the status of the orders. */
export const productSales = pgTable(
  "product_sales",
  {
    productId: uuid()
      .primaryKey()
      .references(() => products.id, { onDelete: "cascade" }),
    units: integer().notNull(),
    totalCents: cents(),
  },
  (table) => [index("product_sales_best").on(table.units, table.productId)],
);
