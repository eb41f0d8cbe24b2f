import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { SiteImageType } from "#domain/site-images/site-image.ts";
import { createdAt, id, instant, updatedAt } from "../db/columns.ts";

/** Banners, category pictures, the logo and featured pictures share one table. */
export const siteImages = pgTable(
  "site_images",
  {
    id: id(),
    type: text().$type<SiteImageType>().notNull(),
    title: text(),
    description: text(),
    link: text(),
    imageUrl: text().notNull(),
    imagePath: text(),
    /** The category's id, for a category picture. */
    referenceId: text(),
    active: boolean().notNull().default(true),
    orderPosition: integer().notNull().default(0),
    startsAt: instant(),
    endsAt: instant(),
    width: integer(),
    height: integer(),
    dominantColor: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check("site_images_type_known", sql`${table.type} in ('banner', 'category', 'logo', 'featured')`),
    check("site_images_position_not_negative", sql`${table.orderPosition} >= 0`),
    check("site_images_period", sql`${table.endsAt} > ${table.startsAt}`),
    index("site_images_listing").on(table.type, table.orderPosition, table.createdAt),
    uniqueIndex("site_images_one_per_category").on(table.referenceId).where(sql`${table.type} = 'category'`),
  ],
);
