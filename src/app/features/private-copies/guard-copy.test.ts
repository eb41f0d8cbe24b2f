import { describe, expect, it } from "vitest";
import type { AccountUser, SessionState } from "#app/features/session/session.ts";
import { mayKeepCopy } from "./guard-copy.ts";

const signedIn = (id: string): SessionState => ({
  status: "authenticated",
  user: { id } as AccountUser,
  expiresAt: 0,
});

describe("a private copy on a device", () => {
  it.each<[string, SessionState, boolean]>([
    ["stays while the session is loading", { status: "loading" }, true],
    ["stays for the administrator who made it", signedIn("dona"), true],
    ["is deleted when another account signs in", signedIn("outra"), false],
    ["is deleted on sign-out", { status: "anonymous", reason: "signed out" }, false],
    ["is deleted when the session has ended", { status: "anonymous", reason: "expired" }, false],
    ["is deleted where no user is signed in", { status: "anonymous" }, false],
  ])("%s", (_, session, mayStay) => {
    expect(mayKeepCopy(session, "dona")).toBe(mayStay);
  });
});
