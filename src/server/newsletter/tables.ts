import { sql } from "drizzle-orm";
import { check, index, pgTable, text } from "drizzle-orm/pg-core";
import type { SubscriberStatus } from "#domain/newsletter/subscriber.ts";
import { createdAt, id, instant } from "../db/columns.ts";

export const newsletterSubscribers = pgTable(
  "newsletter_subscribers",
  {
    id: id(),
    email: text().notNull().unique(),
    status: text().$type<SubscriberStatus>().notNull().default("pending"),
    /** The random token of the confirmation and unsubscribe links. */
    token: text().notNull().unique(),
    createdAt: createdAt(),
    confirmedAt: instant(),
    unsubscribedAt: instant(),
  },
  (table) => [
    check("newsletter_email_lower_case", sql`${table.email} = lower(${table.email})`),
    check("newsletter_status_known", sql`${table.status} in ('pending', 'confirmed', 'unsubscribed')`),
    index("newsletter_newest").on(table.createdAt, table.id),
    index("newsletter_status_newest").on(table.status, table.createdAt, table.id),
    index("newsletter_email_trigrams").using("gin", sql`${table.email} gin_trgm_ops`),
  ],
);
