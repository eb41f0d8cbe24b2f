import { describe, expect, it } from "vitest";
import {
  advanceGuard,
  type GuardEvent,
  type GuardState,
  initialGuardState,
  MAX_CHECKS,
  waitBetweenChecks,
} from "./route-guard.ts";

const checked = (isSignedIn: boolean, needsAdmin = true): GuardEvent => ({
  type: "checked",
  isSignedIn,
  needsAdmin,
});
const waited: GuardEvent = { type: "waited" };
const play = (...events: GuardEvent[]): GuardState => events.reduce(advanceGuard, initialGuardState);

describe("the guard of a page for anybody signed in", () => {
  it("lets in whoever is found at the first look, without waiting", () => {
    expect(play(checked(true, false))).toEqual({ step: "allowed" });
  });

  it("looks three times before it asks to sign in", () => {
    const twice = play(checked(false), waited, checked(false));
    expect(twice).toEqual({ step: "waiting", checks: 2 });
    expect([waited, checked(false)].reduce(advanceGuard, twice)).toEqual({ step: "signInNeeded" });
  });

  it("lets in whoever is found at the last look", () => {
    expect(play(checked(false), waited, checked(false), waited, checked(true, false))).toEqual({
      step: "allowed",
    });
  });
});

describe("the guard of the back-office", () => {
  it("asks for the permission of whoever is signed in", () => {
    expect(play(checked(true))).toEqual({ step: "authorizing" });
  });

  it("lets administrators in", () => {
    expect(play(checked(true), { type: "authorized", isAdmin: true })).toEqual({ step: "allowed" });
  });

  it("turns others away", () => {
    expect(play(checked(true), { type: "authorized", isAdmin: false })).toEqual({ step: "forbidden" });
  });

  it("takes no permission that nobody asked for", () => {
    expect(play({ type: "authorized", isAdmin: true })).toEqual(initialGuardState);
  });

  it("keeps somebody out whose permission arrives after the decision", () => {
    const out = play(checked(true), { type: "authorized", isAdmin: false });
    expect(advanceGuard(out, { type: "authorized", isAdmin: true })).toEqual({ step: "forbidden" });
  });

  it("takes a shop that does not answer neither for a yes nor for a no", () => {
    expect(play({ type: "unanswered" })).toEqual({ step: "failed" });
    expect(play(checked(true), { type: "unanswered" })).toEqual({ step: "failed" });
  });

  it("starts over when the session ended meanwhile", () => {
    const allowed = play(checked(true), { type: "authorized", isAdmin: true });
    expect(advanceGuard(allowed, { type: "restarted" })).toEqual(initialGuardState);
  });
});

describe("the time before it decides", () => {
  const total = (hasAdminAccess: boolean) => waitBetweenChecks(hasAdminAccess) * (MAX_CHECKS - 1);

  it("is one second", () => {
    expect(total(false)).toBe(1000);
  });

  it("is three seconds where the shop was administered before", () => {
    expect(total(true)).toBe(3000);
  });
});
