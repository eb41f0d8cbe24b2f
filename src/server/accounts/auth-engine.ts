import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import type { Db } from "../db/client.ts";
import { credentials, sessions, users, verifications } from "./tables.ts";

export interface AuthEngineOptions {
  db: Db;
  publicOrigin: string;
  secureCookies: boolean;
  secret: string;
  requireConfirmedEmail: boolean;
  rateLimits: boolean;
}

export type AuthEngine = ReturnType<typeof createAuthEngine>;

/** The header in which the server itself names the client, so that limits count visitors and not the proxy. */
export const CLIENT_ADDRESS_HEADER = "x-manto-client-address";

/** Passwords, sessions and verification are better-auth's work; nothing of that is written by hand. */
export function createAuthEngine(options: AuthEngineOptions) {
  return betterAuth({
    appName: "Manto",
    baseURL: options.publicOrigin,
    basePath: "/api/auth",
    secret: options.secret,
    trustedOrigins: [options.publicOrigin],
    database: drizzleAdapter(options.db, {
      provider: "pg",
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
      transaction: true,
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 6,
      maxPasswordLength: 128,
      requireEmailVerification: options.requireConfirmedEmail,
    },
    rateLimit: { enabled: options.rateLimits },
    advanced: {
      database: { generateId: "uuid" },
      cookiePrefix: "manto",
      useSecureCookies: options.secureCookies,
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}
