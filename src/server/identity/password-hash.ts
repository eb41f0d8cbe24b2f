import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

export interface PasswordHasher {
  /** Returns what is stored in place of a password. The salt makes it different each time. */
  hash(password: string): Promise<string>;
  /** Returns false also where the stored text is not a hash. */
  verify(attempt: { password: string; hash: string }): Promise<boolean>;
}

// Stored hashes do not contain these values: changing one would make every stored password wrong.
const COST = 16_384;
const BLOCK_SIZE = 16;
const PARALLELIZATION = 1;
const KEY_BYTES = 64;
const SALT_BYTES = 16;

/** Salt and key in hexadecimal digits, separated by a colon. */
const STORED_FORM = /^([0-9a-f]{32}):([0-9a-f]{128})$/;

const options = {
  N: COST,
  r: BLOCK_SIZE,
  p: PARALLELIZATION,
  // One derivation needs half of this; the default limit of Node.js is too low for these costs.
  maxmem: 2 * 128 * COST * BLOCK_SIZE,
};

/** Scrypt takes a tenth of a second on purpose. It runs in the thread pool, so it does not block other requests. */
export const scryptPasswords: PasswordHasher = {
  async hash(password) {
    const salt = randomBytes(SALT_BYTES).toString("hex");
    const key = await deriveKey(password, salt);
    return `${salt}:${key.toString("hex")}`;
  },
  async verify({ password, hash }) {
    const [, salt, key] = STORED_FORM.exec(hash) ?? [];
    if (salt === undefined || key === undefined) return false;
    return timingSafeEqual(await deriveKey(password, salt), Buffer.from(key, "hex"));
  },
};

/**
 * The same password is typed as different code points on different systems, so it is normalised first. The salt is
 * passed to scrypt as its hexadecimal text.
 */
function deriveKey(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, KEY_BYTES, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
