import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { staffRoles } from "#domain/accounts/staff-role.ts";
import { createdAt, id, instant, updatedAt } from "../db/columns.ts";

export const users = pgTable(
  "users",
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull().unique(),
    emailVerified: boolean().notNull().default(false),
    /** Nothing reads this column; it stays so that the previous version can run on this database. */
    image: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [check("users_email_lower_case", sql`${table.email} = lower(${table.email})`)],
);

export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Nothing reads this column; it is filled so that the previous version can run on this database. */
    token: text().notNull().unique().$defaultFn(randomUUID),
    expiresAt: instant().notNull(),
    ipAddress: text(),
    userAgent: text(),
    /** Until this time a session that a recovery link opened may set a password without the old one. */
    recoveryUntil: instant(),
    /** When the user last proved who they are in this session: by the sign-in, the password or a code. */
    provedAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index("sessions_user").on(table.userId), index("sessions_expiry").on(table.expiresAt)],
);

/**
 * Only hashes are stored, so a reader of this table cannot renew a session. The row of a rotated token stays, so that
 * its reuse is detected.
 */
export const refreshTokens = pgTable(
  "refresh_tokens",
  {
    hash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    rotatedAt: instant(),
  },
  (table) => [
    index("refresh_tokens_session").on(table.sessionId),
    index("refresh_tokens_rotated").on(table.rotatedAt).where(sql`${table.rotatedAt} is not null`),
  ],
);

/** Nothing reads the columns of tokens and scopes; they stay so that the previous version can run on this database. */
export const credentials = pgTable(
  "credentials",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    accountId: text().notNull(),
    providerId: text().notNull(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: instant(),
    refreshTokenExpiresAt: instant(),
    scope: text(),
    password: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("credentials_user").on(table.userId),
    uniqueIndex("credentials_account_once").on(table.providerId, table.accountId),
  ],
);

/** One-time values, such as those of mailed links: see one-time-values.ts. */
export const verifications = pgTable(
  "verifications",
  {
    id: id(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("verifications_identifier").on(table.identifier),
    index("verifications_value").on(table.value),
    index("verifications_expiry").on(table.expiresAt),
  ],
);

export const userRoles = pgTable(
  "user_roles",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text({ enum: staffRoles }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.role] }),
    uniqueIndex("user_roles_one_each").on(table.userId),
    check("user_roles_role_known", sql`${table.role} in ('admin', 'support', 'production', 'catalog')`),
  ],
);
