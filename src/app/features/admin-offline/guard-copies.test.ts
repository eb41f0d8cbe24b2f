import { describe, expect, it } from "vitest";
import type { AccountUser, SessionState } from "#app/features/accounts/session.ts";
import { mayKeepCopies } from "./guard-copies.ts";

const signedIn = (id: string): SessionState => ({
  status: "authenticated",
  user: { id } as AccountUser,
  expiresAt: 0,
});

describe("copies of orders on a device", () => {
  it.each<[string, SessionState, boolean]>([
    ["stay while nobody can say who is here", { status: "loading" }, true],
    ["stay for the administrator who made them", signedIn("dona"), true],
    ["go when another account signs in", signedIn("outra"), false],
    ["go at a sign-out", { status: "anonymous", reason: "signed out" }, false],
    ["go when the session has ended", { status: "anonymous", reason: "expired" }, false],
    ["go where nobody is signed in", { status: "anonymous" }, false],
  ])("%s", (_, session, kept) => {
    expect(mayKeepCopies(session, "dona")).toBe(kept);
  });
});
