import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { staffRoles } from "#domain/accounts/staff-role.ts";
import { createdAt, id, instant } from "../db/columns.ts";

/** One open invitation for each e-mail; its row is deleted when it is accepted or withdrawn. */
export const administratorInvitations = pgTable("administrator_invitations", {
  id: id(),
  email: text().notNull().unique(),
  role: text({ enum: staffRoles }).notNull().default("admin"),
  /** The hash of the secret in the mailed link. */
  hash: text().notNull().unique(),
  /** Null if the command line sent it. Whoever deletes an account also deletes its invitations. */
  invitedBy: uuid(),
  invitedByEmail: text(),
  expiresAt: instant().notNull(),
  /** When the mail was sent; null while it is in the queue. */
  mailedAt: instant(),
  createdAt: createdAt(),
});
