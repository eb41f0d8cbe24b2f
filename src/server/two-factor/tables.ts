import { bigint, boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant } from "../db/columns.ts";
import { users } from "../identity/tables.ts";

const ownerId = () => uuid().references(() => users.id, { onDelete: "cascade" });

/** The secret of a user's authenticator app. It is encrypted, so this table alone is not enough to generate codes. */
export const twoFactors = pgTable("two_factors", {
  userId: ownerId().primaryKey(),
  sealedSecret: text().notNull(),
  /** Null until a first code has proved that the app has the secret; until then sign-in requires no code. */
  confirmedAt: instant(),
  /** The period of the last accepted code. Codes of this and earlier periods are refused, which prevents replay. */
  lastPeriod: bigint({ mode: "number" }),
  createdAt: createdAt(),
});

/** Single-use codes for a lost phone. Only hashes are stored. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    hash: text().primaryKey(),
    userId: ownerId().notNull(),
    usedAt: instant(),
  },
  (table) => [index("recovery_codes_user").on(table.userId)],
);

/** Sign-ins whose first step (password or mailed link) is done and whose code is still missing. */
export const signInChallenges = pgTable(
  "sign_in_challenges",
  {
    hash: text().primaryKey(),
    userId: ownerId().notNull(),
    attempts: integer().notNull().default(0),
    /** Whether the session that it opens may set a new password without the old one. */
    isRecovery: boolean().notNull().default(false),
    expiresAt: instant().notNull(),
  },
  (table) => [index("sign_in_challenges_expiry").on(table.expiresAt)],
);
