import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { betterAuth } from "better-auth/minimal";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "#domain/accounts/credentials.ts";
import type { Db } from "../db/client.ts";
import { credentials, sessions, users, verifications } from "./tables.ts";

export interface AuthEngineOptions {
  db: Db;
  publicOrigin: string;
  secret: string;
  /** Absent: the engine's own, which is slow on purpose. */
  password?: {
    hash(password: string): Promise<string>;
    verify(attempt: { hash: string; password: string }): Promise<boolean>;
  };
}

export type AuthEngine = ReturnType<typeof createAuthEngine>;

/** A session that nobody renews for this long is over. */
export const SESSION_SECONDS = 30 * 24 * 3600;

/**
 * Password hashing, sessions and one-time values are better-auth's work; nothing of that is written by hand. It is
 * only called in process: its own HTTP handler is mounted nowhere.
 */
export function createAuthEngine(options: AuthEngineOptions) {
  return betterAuth({
    appName: "Manto",
    baseURL: options.publicOrigin,
    secret: options.secret,
    database: drizzleAdapter(options.db, {
      provider: "pg",
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
      transaction: true,
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      ...(options.password && { password: options.password }),
    },
    session: {
      expiresIn: SESSION_SECONDS,
      additionalFields: { recoveryUntil: { type: "date", required: false, input: false } },
    },
    // Whoever reads the table finds no link that works.
    verification: { storeIdentifier: "hashed" },
    advanced: { database: { generateId: "uuid" } },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}
