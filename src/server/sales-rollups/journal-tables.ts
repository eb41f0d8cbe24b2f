import { bigint, date, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";

/*
 * The journal: what has changed since the last fold. Triggers append to it in the transaction of each change, and
 * `fold_sales` takes its rows in the order of their ids (docs/decisions/0010). Nothing else writes these tables.
 */

const id = () => bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity();
const cents = () => bigint({ mode: "number" }).notNull();
const day = () => date({ mode: "string" }).notNull();

export const orderDeltas = pgTable("order_deltas", {
  id: id(),
  day: day(),
  status: text().notNull(),
  orders: integer().notNull(),
  totalCents: cents(),
  deliveryCents: cents().default(0),
  discountCents: cents().default(0),
});

export const itemDeltas = pgTable("item_deltas", {
  id: id(),
  day: day(),
  status: text().notNull(),
  productId: uuid(),
  name: text().notNull(),
  size: text().notNull(),
  printedName: text(),
  printedNumber: text(),
  units: integer().notNull(),
  totalCents: cents(),
});

/** Customers whose first order moved to, or away from, a day. */
export const customerDeltas = pgTable("customer_deltas", {
  id: id(),
  day: day(),
  customers: integer().notNull(),
});

/** Products that changed their category or were deleted. */
export const movedProducts = pgTable("moved_products", { id: id(), productId: uuid().notNull() });
