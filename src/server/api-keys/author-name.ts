import { type SQL, sql } from "drizzle-orm";
import { keyLabel } from "#domain/accounts/key-scopes.ts";
import { users } from "../identity/tables.ts";
import { apiKeys } from "./tables.ts";

const [before, after] = keyLabel("\n").split("\n");

/**
 * Who did something, for a query that joins both tables by the id that it has: the person's e-mail or the key; null once
 * the account is gone.
 */
export const authorName: SQL<string | null> = sql`
  coalesce(${users.email}, ${before}::text || ${apiKeys.name} || ${after}::text)
`;
