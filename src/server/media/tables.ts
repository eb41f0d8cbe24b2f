import { createdAt } from "../db/columns.ts";
import { index, integer, pgTable, text, uuid } from "../db/schema.ts";

/**
 * What is known about a picture from the moment it was uploaded. Whoever saves it names only its key: sizes and colour
 * come from here, and holding the row keeps the sweep away from the file.
 */
export const uploads = pgTable(
  "uploads",
  {
    key: text().primaryKey(),
    fileSize: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    mimeType: text().notNull(),
    originalFilename: text().notNull(),
    dominantColor: text().notNull(),
    uploadedBy: uuid(),
    /** Where an import took it from: the address, or the fingerprint of the file; so that it is not taken twice. */
    source: text(),
    createdAt: createdAt(),
  },
  (table) => [index("uploads_source").on(table.source)],
);
