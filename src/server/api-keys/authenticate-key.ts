import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { ApiKeyActor } from "#domain/accounts/actor.ts";
import { API_KEY_PREFIX } from "#domain/api-key-prefix.ts";
import { apiKeyTexts } from "#domain/api-keys/api-key-texts.ts";
import { DomainError } from "#domain/errors.ts";
import type { Db } from "../db/client.ts";
import { preparedOnce } from "../db/prepared-once.ts";
import { bearerToken } from "../http/bearer-token.ts";
import { isSafeMethod } from "../http/safe-methods.ts";
import { isSecret } from "../identity/secret-hash.ts";
import type { VisitorLimits } from "../rate-limits/visitor-limits.ts";
import { parseKey } from "./key-format.ts";
import { apiKeys } from "./tables.ts";

const MINUTE_MS = 60_000;

interface KeySource {
  db: Db;
  visitorLimits: Pick<VisitorLimits, "apiKeys" | "wrongApiKeys">;
}

interface KeyedRequest {
  request: Pick<Request, "method" | "headers">;
  clientAddress: string;
  now: Date;
}

/**
 * Finds the key that a request came with; undefined if it came without one. The key is looked up every time, so that one
 * that was revoked or narrowed counts for nothing more from the next request on. One that is no good is refused even where
 * anybody may ask: whoever sends it believes that it counts.
 */
export async function authenticateKey(
  { db, visitorLimits: limits }: KeySource,
  { request: { method, headers }, clientAddress, now }: KeyedRequest,
): Promise<ApiKeyActor | undefined> {
  const text = bearerToken(headers);
  if (!text?.startsWith(API_KEY_PREFIX)) return undefined;
  const row = await findKey(db, text);
  // Only what is no key counts against its address, and only it is refused for that: others may share the address.
  if (!row) {
    if (!limits.wrongApiKeys(clientAddress, now)) throw limited(apiKeyTexts.tooManyWrong);
    throw unauthenticated(apiKeyTexts.unknown);
  }
  // What became of a key is told to its holder only.
  if (row.revokedAt) throw unauthenticated(apiKeyTexts.revoked);
  if (row.expiresAt && row.expiresAt <= now) throw unauthenticated(apiKeyTexts.expired);
  if (!limits.apiKeys(row.id, now)) throw limited(apiKeyTexts.tooManyCalls);
  if (isMinuteAgo(row.lastUsedAt, now)) await recordUse(db, row.id, now);
  const { id: keyId, name, scopes } = row;
  return { kind: "api-key", keyId, name, scopes, writes: !isSafeMethod(method) };
}

const unauthenticated = (message: string) => new DomainError("unauthenticated", { message });
const limited = (message: string) => new DomainError("rate_limited", { message, retryAfterSeconds: 60 });

const readKey = preparedOnce((db: Db) =>
  db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.publicId, sql.placeholder("publicId")))
    .prepare("read_api_key"),
);

/** One query on an index and one hash, whatever was sent. */
async function findKey(db: Db, text: string): Promise<typeof apiKeys.$inferSelect | undefined> {
  const parts = parseKey(text);
  const [row] = parts ? await readKey(db).execute({ publicId: parts.publicId }) : [];
  return parts && row && isSecret(parts.secret, row.secretHash) ? row : undefined;
}

const isMinuteAgo = (at: Date | null, now: Date) => !at || now.getTime() - at.getTime() >= MINUTE_MS;

/** At most once a minute, so that a busy program costs no write for each request. */
async function recordUse(db: Db, id: string, now: Date): Promise<void> {
  const { lastUsedAt } = apiKeys;
  const isDue = or(isNull(lastUsedAt), lt(lastUsedAt, new Date(now.getTime() - MINUTE_MS + 1)));
  await db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.id, id), isDue));
}
