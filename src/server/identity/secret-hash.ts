import { createHash, timingSafeEqual } from "node:crypto";

/** A fast hash is enough: the secret is random, and nobody tries out 256 bits. */
export const hashSecret = (secret: string) => createHash("sha256").update(secret).digest("base64url");

export function isSecret(secret: string, hash: string): boolean {
  const given = Buffer.from(hashSecret(secret));
  const stored = Buffer.from(hash);
  return given.length === stored.length && timingSafeEqual(given, stored);
}
