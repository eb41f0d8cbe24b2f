import { bigint, boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant } from "../db/columns.ts";
import { users } from "../identity/tables.ts";

const ownerId = () => uuid().references(() => users.id, { onDelete: "cascade" });

/** The app on somebody's phone that makes codes. The secret is sealed: this table alone makes none. */
export const twoFactors = pgTable("two_factors", {
  userId: ownerId().primaryKey(),
  sealedSecret: text().notNull(),
  /** Null until a first code has proved that the app has the secret: before that no sign-in asks for one. */
  confirmedAt: instant(),
  /** The period whose code was accepted last: neither it nor an earlier one opens anything again. */
  lastPeriod: bigint({ mode: "number" }),
  createdAt: createdAt(),
});

/** For a lost phone, each good once. Only hashes. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    hash: text().primaryKey(),
    userId: ownerId().notNull(),
    usedAt: instant(),
  },
  (table) => [index("recovery_codes_user").on(table.userId)],
);

/** Somebody who has shown the password, or opened a mailed link, and still owes the code. */
export const signInChallenges = pgTable(
  "sign_in_challenges",
  {
    hash: text().primaryKey(),
    userId: ownerId().notNull(),
    attempts: integer().notNull().default(0),
    /** The session that it opens may set a new password. */
    isRecovery: boolean().notNull().default(false),
    expiresAt: instant().notNull(),
  },
  (table) => [index("sign_in_challenges_expiry").on(table.expiresAt)],
);
