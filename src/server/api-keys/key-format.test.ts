import { describe, expect, it } from "vitest";
import { hashSecret, isSecret } from "../identity/secret-hash.ts";
import { newKey, parseKey } from "./key-format.ts";

describe("a key", () => {
  it("begins so that programs that look for leaked secrets find it", () => {
    expect(newKey().key).toMatch(/^manto_[0-9a-f]{12}_[\w-]{43}$/);
  });

  it("is read as it was made", () => {
    const { key, publicId, secret } = newKey();
    expect(parseKey(key)).toEqual({ publicId, secret });
  });

  it("holds 256 random bits", () => {
    expect(Buffer.from(newKey().secret, "base64url")).toHaveLength(32);
  });

  it.each(["manto_", "manto_0123456789ab_curta", `manto_0123456789AB_${"a".repeat(43)}`, "eyJhbGciOi"])(
    "is not read from %s",
    (text) => {
      expect(parseKey(text)).toBeUndefined();
    },
  );
});

describe("the stored hash of a key", () => {
  it("knows its secret", () => {
    const { secret } = newKey();
    expect(isSecret(secret, hashSecret(secret))).toBe(true);
  });

  it("knows no other", () => {
    expect(isSecret(newKey().secret, hashSecret(newKey().secret))).toBe(false);
  });
});
