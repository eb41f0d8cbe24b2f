import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { claimWaiting, forgetClaims, readClaims } from "./waiting-order-claims.ts";

const NOW = Date.UTC(2026, 10, 15);
const MINUTE_MS = 60_000;

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

it("an order that its visitor wants to send is remembered for the sign-in", () => {
  claimWaiting("a", NOW);
  claimWaiting("b", NOW + MINUTE_MS);
  expect(readClaims(NOW + 5 * MINUTE_MS)).toEqual(["a", "b"]);
});

it("a person who signs in much later does not get the order", () => {
  claimWaiting("a", NOW);
  expect(readClaims(NOW + 31 * MINUTE_MS)).toEqual([]);
});

it("an order is claimed by one sign-in only", () => {
  claimWaiting("a", NOW);
  forgetClaims();
  expect(readClaims(NOW)).toEqual([]);
});

it("a browser that forbids storage remembers nothing", () => {
  const refuse = () => {
    throw new Error("SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  claimWaiting("a", NOW);
  expect(readClaims(NOW)).toEqual([]);
});
