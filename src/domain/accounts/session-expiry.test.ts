import { expect, it } from "vitest";
import { needsRenewal } from "./session-expiry.ts";

const expiresAt = 1_800_000_000;
const before = (seconds: number) => (expiresAt - seconds) * 1000;

it("a session is left alone while its end is more than three ticks away", () => {
  expect(needsRenewal(expiresAt, before(91))).toBe(false);
});

it.each([90, 30, 0, -600])("a session is renewed %d seconds before its end", (seconds) => {
  expect(needsRenewal(expiresAt, before(seconds))).toBe(true);
});
