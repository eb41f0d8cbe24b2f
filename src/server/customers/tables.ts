import { users } from "../accounts/tables.ts";
import { instant, updatedAt } from "../db/columns.ts";
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "../db/schema.ts";
import { sql } from "../db/sql.ts";

/*
 * Who bought and who registered, as one list. The directory and the links are kept by triggers in the transaction of
 * each change of an order, an account or a delivery address (docs/decisions/0011); only the notes are written here.
 */

const cents = () => bigint({ mode: "number" }).notNull();

/** Which accounts belong to which number: they ordered with it, or left it as where to reach them. */
export const customerAccounts = pgTable(
  "customer_accounts",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    whatsapp: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.whatsapp] }),
    index("customer_accounts_whatsapp").on(table.whatsapp),
  ],
);

/** A customer is a WhatsApp number; an account that has not ordered yet stands for itself, under its own id. */
export const customerDirectory = pgTable(
  "customer_directory",
  {
    id: text().primaryKey(),
    /** Empty where an account left none. */
    whatsapp: text().notNull(),
    /** Only of an account that has not ordered. */
    userId: uuid(),
    name: text().notNull(),
    /** Of all accounts that belong to the number, with a space between them. */
    emails: text().notNull(),
    orders: integer().notNull(),
    totalCents: cents(),
    completedTotalCents: cents(),
    /** The first order, or the registration. */
    since: instant().notNull(),
    lastOrderAt: instant(),
    /** What a search looks at, kept: to make it anew for each row that is looked at would be most of the search. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(sql`plain_text("name" || ' ' || "emails" || ' ' || "whatsapp")`),
  },
  (table) => [
    index("customer_directory_last").on(lastOrderOf(table), table.id),
    index("customer_directory_orders").on(table.orders, table.id),
    index("customer_directory_total").on(table.totalCents, table.id),
    index("customer_directory_name").on(sql`plain_text(${table.name})`, table.id),
    index("customer_directory_search").using("gin", sql`${table.searchText} gin_trgm_ops`),
  ],
);

/** Whoever has not ordered comes after all who have. */
export function lastOrderOf(table: { lastOrderAt: AnyPgColumn }) {
  return sql`coalesce(${table.lastOrderAt}, timestamptz 'epoch')`;
}

/** What the shop's people wrote about a customer, by the id that the directory gave them at the time. */
export const customerNotes = pgTable(
  "customer_notes",
  {
    customerId: text().primaryKey(),
    text: text().notNull(),
    /** Grows with every change, so that nobody overwrites what they have not read. */
    version: integer().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [check("customer_notes_version_positive", sql`${table.version} >= 1`)],
);
