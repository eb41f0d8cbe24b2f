import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";
import type { PasswordHasher } from "#server/identity/password-hash.ts";

const derive = (password: string, salt: string) => scryptSync(password.normalize("NFKC"), salt, 32, { N: 2 });

/**
 * A fast password hasher for thousands of sign-ins in tests; the shop's own takes a tenth of a second on purpose. The
 * process tests and the browser tests use the shop's own.
 */
export const quickPasswords: PasswordHasher = {
  async hash(password) {
    const salt = randomBytes(16).toString("hex");
    return `${salt}:${derive(password, salt).toString("hex")}`;
  },
  async verify({ password, hash }) {
    const [salt = "", key = ""] = hash.split(":");
    const expected = Buffer.from(key, "hex");
    const given = derive(password, salt);
    return given.length === expected.length && timingSafeEqual(given, expected);
  },
};
