import type { KeyScopes } from "#domain/accounts/key-scopes.ts";
import type { Db } from "../db/client.ts";
import { hashSecret } from "../identity/secret-hash.ts";
import { newKey } from "./key-format.ts";
import { apiKeys } from "./tables.ts";

export interface TestKey {
  id: string;
  key: string;
  /** The headers of requests with the key. */
  headers: { Authorization: string };
}

/** Adds a key as if an owner had made it. */
export async function addApiKey(
  db: Db,
  scopes: KeyScopes,
  given: Partial<typeof apiKeys.$inferInsert> = {},
): Promise<TestKey> {
  const { key, publicId, secret } = newKey();
  const [row] = await db
    .insert(apiKeys)
    .values({ name: `ERP ${publicId}`, publicId, secretHash: hashSecret(secret), scopes, ...given })
    .returning({ id: apiKeys.id });
  if (!row) throw new Error("The database returned no key");
  return { id: row.id, key, headers: { Authorization: `Bearer ${key}` } };
}
