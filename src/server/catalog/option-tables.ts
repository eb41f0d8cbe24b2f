import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { patchPlaces } from "#domain/options/shirt-option.ts";
import { createdAt, id, updatedAt } from "../db/columns.ts";

/** What a shirt may get for a price: patches, which lie on its picture, and others. */
export const productOptions = pgTable(
  "product_options",
  {
    id: id(),
    name: text().notNull(),
    priceCents: integer().notNull(),
    /** Both are null for an option that does not lie on the picture. */
    place: text({ enum: patchPlaces }),
    imageUrl: text(),
    /** False for one that is withdrawn from all products for the time being. */
    isOffered: boolean().notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check("product_options_name_filled", sql`length(btrim(${table.name})) > 0`),
    check("product_options_price_not_negative", sql`${table.priceCents} >= 0`),
    check("product_options_patch_whole", sql`(${table.place} is null) = (${table.imageUrl} is null)`),
    uniqueIndex("product_options_name_once").on(sql`plain_text(${table.name})`),
  ],
);
