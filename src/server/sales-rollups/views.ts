import { bigint, date, integer, pgView, text, uuid } from "drizzle-orm/pg-core";
import { foldedItemSalesDays } from "./tables.ts";

/*
 * The rollups as readers see them: the folded sums and the journal in one, exact at every moment. The views are defined
 * in db/functions/05-sales-views.sql; a row may have zero orders or units.
 */

const cents = () => bigint({ mode: "number" }).notNull();
const day = () => date({ mode: "string" }).notNull();

/** Orders, their total and its share for delivery, per day (in São Paulo) and status. */
export const salesDays = pgView("sales_days", {
  day: day(),
  status: text().notNull(),
  orders: integer().notNull(),
  totalCents: cents(),
  deliveryCents: cents(),
  discountCents: cents(),
}).existing();

/** The number of customers who ordered for the first time on each day. */
export const customerDays = pgView("customer_days", {
  day: day(),
  customers: integer().notNull(),
}).existing();

/** Units ordered and their total per product of the catalogue. A list of the best reads the index instead. */
export const productSales = pgView("product_sales", {
  productId: uuid().notNull(),
  units: integer().notNull(),
  totalCents: cents(),
}).existing();

const soldItems = {
  dimension: text({ enum: foldedItemSalesDays.dimension.enumValues }).notNull(),
  subject: text().notNull(),
  status: text().notNull(),
  units: integer().notNull(),
  totalCents: cents(),
};

/** Sales per day and dimension. */
export const itemSalesDays = pgView("item_sales_days", { ...soldItems, day: day() }).existing();

/** Sales per month, under its first day, and dimension. */
export const itemSalesMonths = pgView("item_sales_months", { ...soldItems, month: day() }).existing();

/** The items of the journal alone, under each of their subjects. */
export const openItemSales = pgView("open_item_sales", { ...soldItems, day: day() }).existing();
