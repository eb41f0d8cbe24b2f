import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { PrintArea, PrintCurve, PrintFont } from "#domain/print/shirt-print.ts";
import { imageMetadata, products } from "./tables.ts";

/** Where and how a name and a number are printed on a product's back picture. The row is deleted with its picture. */
export const productPrints = pgTable(
  "product_prints",
  {
    productId: uuid()
      .primaryKey()
      .references(() => products.id, { onDelete: "cascade" }),
    imageId: uuid()
      .notNull()
      .references(() => imageMetadata.id, { onDelete: "cascade" }),
    /** The size is stored here, because a picture on another site has no size in its own record. */
    pictureWidth: integer().notNull(),
    pictureHeight: integer().notNull(),
    area: jsonb().$type<PrintArea>().notNull(),
    font: text().$type<PrintFont>().notNull(),
    curve: text().$type<PrintCurve>().notNull(),
    color: text().notNull(),
    outline: text(),
  },
  (table) => [
    check("product_prints_size_positive", sql`${table.pictureWidth} > 0 and ${table.pictureHeight} > 0`),
    check(
      "product_prints_colors",
      sql`${table.color} ~ '^#[0-9a-f]{6}$' and coalesce(${table.outline}, '#000000') ~ '^#[0-9a-f]{6}$'`,
    ),
    index("product_prints_image").on(table.imageId),
  ],
);
