import { describe, expect, it } from "vitest";
import { describeEnd, describeUse } from "./describe-key.ts";

const now = new Date("2026-11-15T12:00:00Z");

describe("the use of a key", () => {
  it.each([
    [null, "Nunca foi usada"],
    ["2026-11-15T11:55:00Z", "Usada há 5 minutos"],
  ])("at %s is said as %s", (last_used_at, text) => {
    expect(describeUse({ last_used_at }, now)).toBe(text);
  });
});

describe("the end of a key", () => {
  it.each([
    [null, false, "Vale até ser revogada"],
    ["2027-01-01T02:59:00Z", false, "Vale até 31/12/2026"],
    ["2026-11-01T02:59:00Z", true, "Expirou em 31/10/2026"],
  ])("at %s, expired: %s, is said as %s", (expires_at, expired, text) => {
    expect(describeEnd({ expires_at, expired })).toBe(text);
  });
});
