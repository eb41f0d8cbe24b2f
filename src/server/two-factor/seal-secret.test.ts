import { expect, it } from "vitest";
import { openSecret, sealSecret } from "./seal-secret.ts";

const key = new Uint8Array(32).fill(1);
const sealed = sealSecret(key, "ana", "JBSWY3DPEHPK3PXP");

it("opens with the same key for the same owner", () => {
  expect(openSecret(key, "ana", sealed)).toBe("JBSWY3DPEHPK3PXP");
});

it("does not show the secret", () => {
  expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("JBSWY3DPEHPK3PXP");
});

it("is another text each time", () => {
  expect(sealSecret(key, "ana", "JBSWY3DPEHPK3PXP")).not.toBe(sealed);
});

it.each([
  ["another owner", key, "bia", sealed],
  ["another key", new Uint8Array(32).fill(2), "ana", sealed],
  ["a changed text", key, "ana", `${sealed.slice(0, -2)}AA`],
  ["a text that is cut off", key, "ana", sealed.slice(0, 10)],
])("does not open for %s", (_, someKey, owner, text) => {
  expect(openSecret(someKey, owner, text)).toBeUndefined();
});
