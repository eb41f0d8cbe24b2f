import { pgTable, text } from "drizzle-orm/pg-core";
import { updatedAt } from "../db/columns.ts";

/** The owner's own text of a legal page. No row: the page shows the text that comes with the program. */
export const legalPages = pgTable("legal_pages", {
  slug: text().primaryKey(),
  body: text().notNull(),
  updatedAt: updatedAt(),
});
