import { expect, it } from "vitest";
import { decryptSecret, encryptSecret } from "./encrypt-secret.ts";

const key = new Uint8Array(32).fill(1);
const encrypted = encryptSecret(key, "ana", "JBSWY3DPEHPK3PXP");

it("is decrypted with the same key for the same owner", () => {
  expect(decryptSecret(key, "ana", encrypted)).toBe("JBSWY3DPEHPK3PXP");
});

it("does not show the secret", () => {
  expect(Buffer.from(encrypted, "base64url").toString("latin1")).not.toContain("JBSWY3DPEHPK3PXP");
});

it("is another text each time", () => {
  expect(encryptSecret(key, "ana", "JBSWY3DPEHPK3PXP")).not.toBe(encrypted);
});

it.each([
  ["another owner", key, "bia", encrypted],
  ["another key", new Uint8Array(32).fill(2), "ana", encrypted],
  ["a changed text", key, "ana", `${encrypted.slice(0, -2)}AA`],
  ["a text that is cut off", key, "ana", encrypted.slice(0, 10)],
])("is not decrypted for %s", (_, someKey, owner, text) => {
  expect(decryptSecret(someKey, owner, text)).toBeUndefined();
});
