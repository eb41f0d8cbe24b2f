import { sql } from "drizzle-orm";
import { bigint, date, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";

/*
 * Rollups of the orders, so that a million orders are summed as fast as ten (docs/decisions/0010). Triggers write the
 * customers in the transaction of each change. The folded tables lag behind by what is in the journal
 * (journal-tables.ts): only `fold_sales` writes them, and readers use the views (views.ts).
 */

const cents = () => bigint({ mode: "number" }).notNull();
const day = () => date({ mode: "string" });

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
  ],
);

/** Orders, their total and its share for delivery, per day (in São Paulo) and status. A row may go down to zero orders and stay. */
export const foldedSalesDays = pgTable(
  "folded_sales_days",
  {
    day: day().notNull(),
    status: text().notNull(),
    orders: integer().notNull(),
    totalCents: cents(),
    deliveryCents: cents().default(0),
    discountCents: cents().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.status] })],
);

/** The number of customers who ordered for the first time on each day; their sum is the number of customers. */
export const foldedCustomerDays = pgTable("folded_customer_days", {
  day: day().primaryKey(),
  customers: integer().notNull(),
});

/** Units ordered and their total per product, whatever the status of the orders. */
export const foldedProductSales = pgTable(
  "folded_product_sales",
  {
    productId: uuid().primaryKey(),
    units: integer().notNull(),
    totalCents: cents(),
    /** The category under which the product's folded sales count; null once the product is deleted. */
    categoryId: text(),
  },
  (table) => [
    index("folded_product_sales_best").on(table.units, table.productId),
    index("folded_product_sales_empty").on(table.productId).where(sql`${table.units} = 0`),
  ],
);

/**
 * Sales per day and dimension. The subject is a product (its id, or "name:…" once it is deleted), its present category
 * (empty for a deleted product), a size, a customization ("with" or "without"), a printed name or a number.
 */
const dimension = () =>
  text({ enum: ["product", "category", "size", "customization", "name", "number"] }).notNull();

export const foldedItemSalesDays = pgTable(
  "folded_item_sales_days",
  {
    dimension: dimension(),
    day: day().notNull(),
    subject: text().notNull(),
    status: text().notNull(),
    units: integer().notNull(),
    totalCents: cents(),
  },
  (table) => [
    primaryKey({ columns: [table.dimension, table.day, table.subject, table.status] }),
    // Finds the rows to remove without a scan; the index is empty between transactions.
    index("folded_item_sales_days_empty").on(table.day).where(sql`${table.units} = 0`),
    // The history of a product that moves to another category.
    index("folded_item_sales_days_product").on(table.subject).where(sql`${table.dimension} = 'product'`),
  ],
);

/** The same per month, stored under its first day. Long periods read months and need days only at their ends. */
export const foldedItemSalesMonths = pgTable(
  "folded_item_sales_months",
  {
    dimension: dimension(),
    month: day().notNull(),
    subject: text().notNull(),
    status: text().notNull(),
    units: integer().notNull(),
    totalCents: cents(),
  },
  (table) => [
    primaryKey({ columns: [table.dimension, table.month, table.subject, table.status] }),
    index("folded_item_sales_months_empty").on(table.month).where(sql`${table.units} = 0`),
    index("folded_item_sales_months_product").on(table.subject).where(sql`${table.dimension} = 'product'`),
  ],
);
