import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "../db/columns.ts";

/** One open invitation for each e-mail; it goes when it is accepted or withdrawn. */
export const administratorInvitations = pgTable("administrator_invitations", {
  id: id(),
  email: text().notNull().unique(),
  /** Of the secret in the mailed link. */
  hash: text().notNull().unique(),
  /** No reference: the invitation outlives the account of whoever sent it. */
  invitedBy: uuid(),
  invitedByEmail: text(),
  expiresAt: instant().notNull(),
  /** When the mail left; null while it waits. */
  mailedAt: instant(),
  createdAt: createdAt(),
});
