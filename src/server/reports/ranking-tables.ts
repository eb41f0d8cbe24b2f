import { sql } from "drizzle-orm";
import { bigint, date, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { reportStatuses } from "#domain/reports/sales-query.ts";
import { id, instant } from "../db/columns.ts";

/*
 * Products in the order of their sales, for the periods that someone has asked for lately: no index can order what is
 * summed over any two days. A ranking is made when it is first read, and `fold_sales` keeps it up to date
 * (docs/decisions/0036).
 */

const cents = () => bigint({ mode: "number" }).notNull();
const day = () => date({ mode: "string" }).notNull();

export const salesRankings = pgTable(
  "sales_rankings",
  {
    id: id(),
    firstDay: day(),
    lastDay: day(),
    previousFirstDay: day(),
    previousLastDay: day(),
    status: text({ enum: reportStatuses }).notNull(),
    usedAt: instant().notNull(),
  },
  (table) => [
    unique("sales_rankings_once").on(
      table.firstDay,
      table.lastDay,
      table.previousFirstDay,
      table.previousLastDay,
      table.status,
    ),
  ],
);

export const salesRankingProducts = pgTable(
  "sales_ranking_products",
  {
    rankingId: uuid()
      .notNull()
      .references(() => salesRankings.id, { onDelete: "cascade" }),
    /** The subject of a product, as in the rollups of sold items. */
    subject: text().notNull(),
    units: integer().notNull(),
    totalCents: cents(),
    previousUnits: integer().notNull(),
    previousTotalCents: cents(),
  },
  (table) => [
    primaryKey({ columns: [table.rankingId, table.subject] }),
    index("sales_ranking_products_best").on(
      table.rankingId,
      table.totalCents.desc().nullsFirst(),
      table.previousTotalCents.desc().nullsFirst(),
      table.subject,
    ),
    index("sales_ranking_products_empty")
      .on(table.rankingId)
      .where(sql`${table.units} = 0 and ${table.previousUnits} = 0`),
  ],
);
