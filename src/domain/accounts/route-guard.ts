/**
 * The steps of a protected page, without the clock and the network: whoever renders it looks at the session, waits or
 * asks for the permission as the step says, and tells what came of it.
 */
export type GuardState =
  /** The session is being looked at; `checks` were done before. */
  | { step: "checking"; checks: number }
  /** Nobody was found; the next look follows after a while. */
  | { step: "waiting"; checks: number }
  | { step: "authorizing" }
  | { step: "allowed" }
  | { step: "signInNeeded" }
  | { step: "forbidden" }
  /** The shop did not answer: that is neither a yes nor a no. */
  | { step: "failed" };

export type GuardEvent =
  | { type: "checked"; isSignedIn: boolean; needsAdmin: boolean }
  | { type: "waited" }
  | { type: "authorized"; isAdmin: boolean }
  | { type: "unanswered" }
  /** The session ended while the page was shown, or somebody asks to try again. */
  | { type: "restarted" };

export const MAX_CHECKS = 3;
const DECISION_MS = 1000;
/** A browser that administered the shop before gets more time to restore its session. */
const DECISION_WITH_ACCESS_MS = 3000;

export const initialGuardState: GuardState = { step: "checking", checks: 0 };

/** The checks are spread over the time that passes before it is decided. */
export function waitBetweenChecks(hasAdminAccess: boolean): number {
  return (hasAdminAccess ? DECISION_WITH_ACCESS_MS : DECISION_MS) / (MAX_CHECKS - 1);
}

/** What arrives late, in a step that no longer waits for it, changes nothing. */
export function advanceGuard(state: GuardState, event: GuardEvent): GuardState {
  if (event.type === "restarted") return initialGuardState;
  switch (state.step) {
    case "checking":
      if (event.type === "unanswered") return { step: "failed" };
      return event.type === "checked" ? decide(state.checks + 1, event) : state;
    case "waiting":
      return event.type === "waited" ? { step: "checking", checks: state.checks } : state;
    case "authorizing":
      if (event.type === "unanswered") return { step: "failed" };
      if (event.type !== "authorized") return state;
      return { step: event.isAdmin ? "allowed" : "forbidden" };
    default:
      return state;
  }
}

function decide(checks: number, found: { isSignedIn: boolean; needsAdmin: boolean }): GuardState {
  if (found.isSignedIn) return { step: found.needsAdmin ? "authorizing" : "allowed" };
  return checks < MAX_CHECKS ? { step: "waiting", checks } : { step: "signInNeeded" };
}
