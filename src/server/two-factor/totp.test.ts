import { Secret, TOTP } from "otpauth";
import { expect, it } from "vitest";
import { findPeriod, newTotpSecret, totpUri } from "./totp.ts";

/** The secret and the codes of RFC 6238, appendix B, in its last six digits. */
const secret = Secret.fromLatin1("12345678901234567890").base32;

it.each([
  [59, "287082"],
  [1111111109, "081804"],
  [1234567890, "005924"],
  [20000000000, "353130"],
])("knows the standard's own code of second %i", (seconds, code) => {
  expect(findPeriod(secret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
});

it("accepts the neighbouring periods and no others", () => {
  const at = (seconds: number) => new Date((1111111109 + seconds) * 1000);
  expect(
    [-60, -30, 0, 30, 61].map((seconds) => findPeriod(secret, "081804", at(seconds)) !== undefined),
  ).toEqual([false, true, true, true, false]);
});

it("makes secrets of 160 bits that differ", () => {
  const [one, other] = [newTotpSecret(), newTotpSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(one).not.toBe(other);
});

it("writes an address that an app reads", () => {
  const uri = totpUri(secret, { issuer: "Manto & Cia", email: "dono@manto.local" });
  expect(uri).toMatch(/^otpauth:\/\/totp\/Manto%20%26%20Cia:dono%40manto\.local\?/);
  expect(new URL(uri).searchParams.get("secret")).toBe(secret);
  expect(TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: 59_000, digits: 6 })).toBe("287082");
});
