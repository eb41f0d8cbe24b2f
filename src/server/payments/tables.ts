import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { instant, updatedAt } from "../db/columns.ts";

/** The shop's account with a payment provider: one row, or none while payments are confirmed by hand. */
export const paymentAccount = pgTable(
  "payment_account",
  {
    id: smallint().primaryKey().default(1),
    sealedToken: text().notNull(),
    /** What notifications are signed with; null while the owner has not entered it. */
    sealedWebhookSecret: text(),
    /** What the provider calls the account, so that the owner sees whose money it is. */
    holder: text().notNull(),
    /** Since when the provider refuses the token. */
    tokenRefusedAt: instant(),
    /** When the owners were told that this token is refused. */
    ownersToldAt: instant(),
    active: boolean().notNull(),
    pixMinutes: integer().notNull(),
    /** Null where the shop takes no cards. */
    cardInstalments: integer(),
    /** Changed by the owner's edits alone. */
    updatedAt: updatedAt(),
  },
  (table) => [
    check("payment_account_single_row", sql`${table.id} = 1`),
    check("payment_account_pix_minutes", sql`${table.pixMinutes} between 30 and 43200`),
    check("payment_account_instalments", sql`${table.cardInstalments} between 1 and 12`),
  ],
);
