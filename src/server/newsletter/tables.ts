import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "../db/columns.ts";

export const newsletterSubscribers = pgTable(
  "newsletter_subscribers",
  {
    id: id(),
    email: text().notNull(),
    status: text().notNull().default("pending"),
    /** Stands in the confirmation and unsubscribe links; says nothing about the address. */
    token: text().notNull().unique(),
    createdAt: createdAt(),
    confirmedAt: instant(),
    unsubscribedAt: instant(),
  },
  (table) => [
    uniqueIndex("newsletter_email_once").on(sql`lower(${table.email})`),
    check("newsletter_status_known", sql`${table.status} in ('pending', 'confirmed', 'unsubscribed')`),
    index("newsletter_newest").on(table.createdAt.desc()),
  ],
);
