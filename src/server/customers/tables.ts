import { sql } from "drizzle-orm";
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
} from "drizzle-orm/pg-core";
import { instant, updatedAt, WITHOUT_PENDING_LIST } from "../db/columns.ts";
import { users } from "../identity/tables.ts";

/*
 * Buyers and registered accounts as one list. Triggers maintain the directory and the links in the transaction of each
 * change of an order, an account or a delivery address (docs/decisions/0011); only the notes are written by services.
 */

const cents = () => bigint({ mode: "number" }).notNull();

/** Which accounts belong to which number: they ordered with it or saved it in their delivery address. */
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

/** A customer is a WhatsApp number. An account without orders is a customer of its own, under the account's id. */
export const customerDirectory = pgTable(
  "customer_directory",
  {
    id: text().primaryKey(),
    /** Empty if an account has saved none. */
    whatsapp: text().notNull(),
    /** Only set for an account without orders. */
    userId: uuid(),
    name: text().notNull(),
    /** The e-mails of all accounts of the number, separated by spaces. */
    emails: text().notNull(),
    orders: integer().notNull(),
    totalCents: cents(),
    completedTotalCents: cents(),
    /** The time of the first order or of the registration. */
    since: instant().notNull(),
    lastOrderAt: instant(),
    /**
     * The text that a search compares. It is stored, because computing it for each row would take most of a search's
     * time.
     */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(sql`plain_text("name" || ' ' || "emails" || ' ' || "whatsapp")`),
  },
  (table) => [
    index("customer_directory_last").on(lastOrderOf(table), table.id),
    index("customer_directory_orders").on(table.orders, table.id),
    index("customer_directory_total").on(table.totalCents, table.id),
    index("customer_directory_name").on(sql`plain_text(${table.name})`, table.id),
  ],
);

/**
 * The directory's search texts, for their index. Every order writes all indexes of its customer's row in the directory, but
 * hardly ever changes the text.
 */
export const customerTexts = pgTable(
  "customer_texts",
  {
    customerId: text()
      .primaryKey()
      .references(() => customerDirectory.id, { onDelete: "cascade" }),
    searchText: text().notNull(),
  },
  (table) => [
    index("customer_texts_grams")
      .using("gin", sql`search_grams(${table.searchText})`)
      .with(WITHOUT_PENDING_LIST),
  ],
);

/** Sorts customers without orders after all who have ordered. */
export function lastOrderOf(table: { lastOrderAt: AnyPgColumn }) {
  return sql`coalesce(${table.lastOrderAt}, timestamptz 'epoch')`;
}

/** The administrators' notes about a customer, under the id that the customer had in the directory at the time. */
export const customerNotes = pgTable(
  "customer_notes",
  {
    customerId: text().primaryKey(),
    text: text().notNull(),
    /**
     * The version grows with every change, so that a save can be refused if its author has not read the latest text.
     */
    version: integer().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [check("customer_notes_version_positive", sql`${table.version} >= 1`)],
);
