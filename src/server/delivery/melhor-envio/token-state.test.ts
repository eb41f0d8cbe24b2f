import { describe, expect, it } from "vitest";
import { tokenUntil } from "../../../../tests/support/melhor-envio-stand-in.ts";
import { readTokenExpiry, tokenStateOf } from "./token-state.ts";

const now = new Date("2026-11-17T12:00:00Z");
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000);

describe("the state of a token", () => {
  it.each([
    ["good for a month", { tokenExpiresAt: inDays(30), tokenRefusedAt: null }, "good"],
    ["good if it does not tell when it ends", { tokenExpiresAt: null, tokenRefusedAt: null }, "good"],
    ["good six days before its end", { tokenExpiresAt: inDays(6), tokenRefusedAt: null }, "good"],
    ["ending five days before its end", { tokenExpiresAt: inDays(5), tokenRefusedAt: null }, "ending"],
    ["dead after its end", { tokenExpiresAt: inDays(0), tokenRefusedAt: null }, "dead"],
    ["dead if it was refused", { tokenExpiresAt: inDays(30), tokenRefusedAt: now }, "dead"],
  ])("is %s", (_, known, state) => {
    expect(tokenStateOf(known, now)).toBe(state);
  });
});

describe("the end of a token", () => {
  it("is what the JWT says, to the second", () => {
    expect(readTokenExpiry(tokenUntil(new Date("2026-12-17T12:00:00.750Z")))).toEqual(
      new Date("2026-12-17T12:00:00Z"),
    );
  });

  it.each([["um-token-que-nao-e-jwt"], ["a.b.c"], ["a.bnVsbA.c"], ["a.e30.c"], [""]])(
    "is not known of %j",
    (token) => {
      expect(readTokenExpiry(token)).toBeNull();
    },
  );
});
