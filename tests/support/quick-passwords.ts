import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";

const derive = (password: string, salt: string) => scryptSync(password.normalize("NFKC"), salt, 32, { N: 2 });

/**
 * As the engine's own, which takes a tenth of a second on purpose, but quick: thousands of tests sign somebody in. The
 * engine's own is used by the tests of processes and in browsers.
 */
export const quickPasswords = {
  async hash(password: string): Promise<string> {
    const salt = randomBytes(16).toString("hex");
    return `${salt}:${derive(password, salt).toString("hex")}`;
  },
  async verify({ hash, password }: { hash: string; password: string }): Promise<boolean> {
    const [salt = "", key = ""] = hash.split(":");
    const expected = Buffer.from(key, "hex");
    const given = derive(password, salt);
    return given.length === expected.length && timingSafeEqual(given, expected);
  },
};
