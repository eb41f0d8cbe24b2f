import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { StockReason } from "#domain/stock/stock-movement.ts";
import { createdAt, instant, updatedAt } from "../db/columns.ts";
import { products } from "./tables.ts";

/**
 * How many units there are of a counted size; a size without a row is unlimited. Whoever writes a row says why and for
 * whom, and a trigger (db/functions/10-stock.sql) appends the difference to the movements.
 */
export const stockLevels = pgTable(
  "stock_levels",
  {
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    /** The label of a size in the product's grid. It may have left the grid; it counts again when it returns. */
    size: text().notNull(),
    units: integer().notNull(),
    reason: text().$type<StockReason>().notNull(),
    orderId: uuid(),
    /** The administrator who made the last change; null if an order did. */
    changedBy: uuid(),
    note: text(),
    /** When the owner was told by mail that few are left; null while there are enough, or nobody was told. */
    warnedAt: instant(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.size] }),
    check("stock_levels_not_negative", sql`${table.units} >= 0`),
    index("stock_levels_fewest").on(table.units, table.productId, table.size),
  ],
);

/** The ledger: every change of the units of a size, whose sum is the number of units. */
export const stockMovements = pgTable(
  "stock_movements",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    size: text().notNull(),
    delta: integer().notNull(),
    /** The units after the change; null if the size is no longer counted. */
    units: integer(),
    reason: text().$type<StockReason>().notNull(),
    /** The order that took or returned them. It stays after the order was removed for good. */
    orderId: uuid(),
    changedBy: uuid(),
    note: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index("stock_movements_newest").on(table.productId, table.id),
    index("stock_movements_of_order").on(table.orderId).where(sql`${table.orderId} is not null`),
  ],
);
