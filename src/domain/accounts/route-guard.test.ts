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

describe("the guard of a page for signed-in users", () => {
  it("lets a user in who is signed in at the first check, without waiting", () => {
    expect(play(checked(true, false))).toEqual({ step: "allowed" });
  });

  it("checks three times before it asks to sign in", () => {
    const twice = play(checked(false), waited, checked(false));
    expect(twice).toEqual({ step: "waiting", checks: 2 });
    expect([waited, checked(false)].reduce(advanceGuard, twice)).toEqual({ step: "signInNeeded" });
  });

  it("lets a user in who is signed in at the last check", () => {
    expect(play(checked(false), waited, checked(false), waited, checked(true, false))).toEqual({
      step: "allowed",
    });
  });
});

describe("the guard of the back-office", () => {
  it("requests the permission of the signed-in user", () => {
    expect(play(checked(true))).toEqual({ step: "authorizing" });
  });

  it("lets administrators in", () => {
    expect(play(checked(true), { type: "authorized", isAdmin: true })).toEqual({ step: "allowed" });
  });

  it("refuses other users", () => {
    expect(play(checked(true), { type: "authorized", isAdmin: false })).toEqual({ step: "forbidden" });
  });

  it("ignores a permission that was not requested", () => {
    expect(play({ type: "authorized", isAdmin: true })).toEqual(initialGuardState);
  });

  it("ignores a permission that arrives after the user was refused", () => {
    const out = play(checked(true), { type: "authorized", isAdmin: false });
    expect(advanceGuard(out, { type: "authorized", isAdmin: true })).toEqual({ step: "forbidden" });
  });

  it("neither lets in nor refuses while the server does not answer", () => {
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
