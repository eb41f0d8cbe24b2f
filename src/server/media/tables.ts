import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "../db/columns.ts";

/**
 * One row per uploaded picture. A form that uses a picture sends only its key: size and colour come from this row, and
 * locking the row stops the file sweep from deleting the file.
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
    /** The address or the hash of the file that an import copied, so that it does not copy the same picture twice. */
    source: text(),
    createdAt: createdAt(),
  },
  (table) => [index("uploads_source").on(table.source)],
);
