import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scryptPasswords } from "./password-hash.ts";

/** Of "coração tricolor", stored by the version 0.1.0. */
const STORED =
  "a80bff61f6e921fe39a2a69a12c83244:d6564c178cc6272ecec3fa684ed8c6a4e94d255153ff0f89f17c606b201be8c4" +
  "70476a9ac2bbc39e364f1535fea81cfc3f712bae9a6e6a240228383d3c0659b2";

describe("a stored hash", () => {
  it("of an earlier version is that of its password", async () => {
    expect(await scryptPasswords.verify({ password: "coração tricolor", hash: STORED })).toBe(true);
  });

  it("is that of its password however its accents were typed", async () => {
    const password = "coração tricolor".normalize("NFD");
    expect(await scryptPasswords.verify({ password, hash: STORED })).toBe(true);
  });

  it.each(["coração tricolo", "coração tricolor ", "Coração tricolor", ""])(
    "is not that of %j",
    async (password) => {
      expect(await scryptPasswords.verify({ password, hash: STORED })).toBe(false);
    },
  );

  it.each([
    ["nothing", ""],
    ["no salt", STORED.slice(STORED.indexOf(":"))],
    ["no key", STORED.slice(0, STORED.indexOf(":") + 1)],
    ["a shortened key", STORED.slice(0, -2)],
    ["a third part", `${STORED}:00`],
    ["letters that are no digits", STORED.replace(/.$/, "g")],
    ["the password itself", "coração tricolor"],
  ])("that is %s matches no password", async (_what, hash) => {
    expect(await scryptPasswords.verify({ password: "coração tricolor", hash })).toBe(false);
  });
});

describe("a new hash", () => {
  it("differs from another one of the same password", async () => {
    const hashes = await Promise.all([scryptPasswords.hash("segredo1"), scryptPasswords.hash("segredo1")]);
    expect(new Set(hashes).size).toBe(2);
  });

  it("is that of its password, and of no longer one", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: "grapheme", maxLength: 128 }),
        fc.string({ minLength: 1, maxLength: 8 }),
        async (password, more) => {
          const hash = await scryptPasswords.hash(password);
          expect(await scryptPasswords.verify({ password, hash })).toBe(true);
          expect(await scryptPasswords.verify({ password: password + more, hash })).toBe(false);
        },
      ),
      { numRuns: 3 },
    );
  });
});
