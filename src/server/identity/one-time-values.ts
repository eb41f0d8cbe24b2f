import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import type { DbOrTx } from "../db/client.ts";
import { verifications } from "./tables.ts";

interface NewOneTimeValue {
  /** A token works only for the purpose it was created for. */
  purpose: string;
  value: string;
  expiresAt: Date;
}

/** Stores a value and returns the token that retrieves it, once and until it expires. */
export async function createOneTimeValue(
  db: DbOrTx,
  { purpose, value, expiresAt }: NewOneTimeValue,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db.insert(verifications).values({ identifier: identifierOf(purpose, token), value, expiresAt });
  return token;
}

/** Returns the value and deletes it in one statement, so that of two concurrent requests only one gets it. */
export async function consumeOneTimeValue(
  db: DbOrTx,
  { purpose, token }: { purpose: string; token: string },
  now: Date,
): Promise<string | undefined> {
  const [consumed] = await db
    .delete(verifications)
    .where(and(eq(verifications.identifier, identifierOf(purpose, token)), gt(verifications.expiresAt, now)))
    .returning({ value: verifications.value });
  return consumed?.value;
}

/** Revokes every token of this value. */
export async function revokeOneTimeValues(db: DbOrTx, value: string): Promise<void> {
  await db.delete(verifications).where(eq(verifications.value, value));
}

/** Only a hash is stored, so a reader of the table cannot use a token. */
function identifierOf(purpose: string, token: string): string {
  return createHash("sha256").update(`${purpose}:${token}`).digest("base64url");
}
