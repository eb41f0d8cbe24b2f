import { useCallback, useEffect, useReducer } from "react";
import { ApiError } from "#app/api/api-client.ts";
import { deletePrivateCopy } from "#app/features/private-copies/private-copy.ts";
import { checkSession, type SessionState, useSession, watchSession } from "#app/features/session/session.ts";
import { readOwnRole } from "#app/features/session/staff-role.ts";
import {
  advanceGuard,
  type GuardEvent,
  type GuardState,
  initialGuardState,
  waitBetweenChecks,
} from "#domain/accounts/route-guard.ts";
import { needsRenewal } from "#domain/accounts/session-expiry.ts";
import { hasAdminAccess } from "./admin-access-storage.ts";

/** Runs the state machine of the route guard and performs the action of each step. */
export function useRouteGuard(needsAdmin: boolean) {
  const [state, dispatch] = useReducer(advanceGuard, initialGuardState);
  useEffect(watchSession, []);

  useEffect(() => {
    let isOver = false;
    const tell = (event: GuardEvent) => {
      if (!isOver) dispatch(event);
    };
    const stop = perform(state, needsAdmin, tell);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [state, needsAdmin]);

  return { state, restart: useCallback(() => dispatch({ type: "restarted" }), []) };
}

function perform(
  state: GuardState,
  needsAdmin: boolean,
  tell: (event: GuardEvent) => void,
): (() => void) | undefined {
  if (state.step === "waiting") {
    const timer = setTimeout(() => tell({ type: "waited" }), waitBetweenChecks(hasAdminAccess()));
    return () => clearTimeout(timer);
  }
  if (state.step === "checking") void answer(() => check(needsAdmin), tell);
  if (state.step === "authorizing") void answer(authorize, tell);
  return undefined;
}

async function answer(ask: () => Promise<GuardEvent>, tell: (event: GuardEvent) => void): Promise<void> {
  try {
    tell(await ask());
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    tell({ type: "unanswered" });
  }
}

async function check(needsAdmin: boolean): Promise<GuardEvent> {
  const known = useSession.getState();
  const session = isFresh(known) ? known : await checkSession();
  return { type: "checked", isSignedIn: session.status === "authenticated", needsAdmin };
}

const isFresh = (session: SessionState) =>
  session.status === "authenticated" && !needsRenewal(session.expiresAt, Date.now());

/** Reads the role again each time, because it may have been granted or revoked since the sign-in. */
async function authorize(): Promise<GuardEvent> {
  const session = useSession.getState();
  if (session.status !== "authenticated") return { type: "restarted" };
  const isAdmin = (await readOwnRole()) !== undefined;
  // A user without the role must not have customer data on this device.
  if (!isAdmin) void deletePrivateCopy();
  return { type: "authorized", isAdmin };
}
