import { sql } from "drizzle-orm";
import { check, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { products } from "../catalog/tables.ts";
import { createdAt, id, instant } from "../db/columns.ts";

/** Who wants to hear when a size is there again. A row is deleted once its mail was sent, or on request. */
export const stockAlerts = pgTable(
  "stock_alerts",
  {
    id: id(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    size: text().notNull(),
    email: text().notNull(),
    /** The random token of the links that confirm and cancel it. */
    token: text().notNull().unique(),
    createdAt: createdAt(),
    /** Null until its owner has confirmed the address. */
    confirmedAt: instant(),
  },
  (table) => [
    check("stock_alerts_email_lower_case", sql`${table.email} = lower(${table.email})`),
    unique("stock_alerts_once").on(table.productId, table.size, table.email),
    index("stock_alerts_email").on(table.email),
  ],
);
