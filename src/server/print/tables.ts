import type { PrintArea, PrintCurve, PrintFont } from "#domain/print/shirt-print.ts";
import { imageMetadata, products } from "../catalog/tables.ts";
import { check, index, integer, jsonb, pgTable, text, uuid } from "../db/schema.ts";
import { sql } from "../db/sql.ts";

/** Where and how a product's back picture takes a name and a number. It goes with the picture: without one there is no place. */
export const productPrints = pgTable(
  "product_prints",
  {
    productId: uuid()
      .primaryKey()
      .references(() => products.id, { onDelete: "cascade" }),
    imageId: uuid()
      .notNull()
      .references(() => imageMetadata.id, { onDelete: "cascade" }),
    /** The picture's own size: one on another site has none in its record. */
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
