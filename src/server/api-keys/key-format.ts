import { randomBytes } from "node:crypto";
import { API_KEY_PREFIX } from "#domain/api-key-prefix.ts";

const KEY = new RegExp(`^${API_KEY_PREFIX}([0-9a-f]{12})_([\\w-]{43})$`);

export interface KeyParts {
  publicId: string;
  secret: string;
}

/** `manto_<12 hexadecimal digits>_<256 random bits>` */
export function newKey(): KeyParts & { key: string } {
  const publicId = randomBytes(6).toString("hex");
  const secret = randomBytes(32).toString("base64url");
  return { publicId, secret, key: `${API_KEY_PREFIX}${publicId}_${secret}` };
}

export function parseKey(text: string): KeyParts | undefined {
  const [, publicId, secret] = KEY.exec(text) ?? [];
  return publicId && secret ? { publicId, secret } : undefined;
}

/** How a key begins, by which its owner recognises it. */
export const beginningOf = (publicId: string) => `${API_KEY_PREFIX}${publicId}_…`;
