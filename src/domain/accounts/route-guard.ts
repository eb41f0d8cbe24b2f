/**
 * The state machine of a protected page, without clock and network. The component that renders the page checks the
 * session, waits or requests the permission as the current step says, and dispatches the result as an event.
 */
export type GuardState =
  /** The session is being checked; `checks` is the number of earlier checks. */
  | { step: "checking"; checks: number }
  /** No session was found; the next check follows after `waitBetweenChecks`. */
  | { step: "waiting"; checks: number }
  | { step: "authorizing" }
  | { step: "allowed" }
  | { step: "signInNeeded" }
  | { step: "forbidden" }
  /** The server did not answer, so the permission is unknown. */
  | { step: "failed" };

export type GuardEvent =
  | { type: "checked"; isSignedIn: boolean; needsAdmin: boolean }
  | { type: "waited" }
  | { type: "authorized"; isAdmin: boolean }
  | { type: "unanswered" }
  /** The session ended while the page was shown, or the user retries. */
  | { type: "restarted" };

export const MAX_CHECKS = 3;
const DECISION_MS = 1000;
/** A browser that an administrator has used before gets more time to restore its session. */
const DECISION_WITH_ACCESS_MS = 3000;

export const initialGuardState: GuardState = { step: "checking", checks: 0 };

/** The checks are spread evenly over the time before the decision. */
export function waitBetweenChecks(hasAdminAccess: boolean): number {
  return (hasAdminAccess ? DECISION_WITH_ACCESS_MS : DECISION_MS) / (MAX_CHECKS - 1);
}

/** An event that arrives in a step that no longer waits for it is ignored. */
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
