/** The browser's session. It is separate from the feature `accounts`, because nearly every other feature needs it. */
import { create } from "zustand";
import { type AnswerOf, ApiError, callApi, setSessionRestorer } from "#app/api/api-client.ts";
import { needsRenewal, SESSION_TICK_MS } from "#domain/accounts/session-expiry.ts";

export type AccountUser = AnswerOf<"GET /auth/v1/user">;
export type BrowserSession = NonNullable<AnswerOf<"GET /auth/v1/session">["session"]>;

/**
 * Loaded with the first page for the header's icon, so keep this module small. Scripts cannot read the tokens
 * themselves.
 */
export type SessionState =
  | { status: "loading" }
  | { status: "authenticated"; user: AccountUser; expiresAt: number }
  | { status: "anonymous"; reason?: "signed out" | "expired" };

/** Broadcast to the other tabs. */
type SessionEvent =
  | { type: "signed in" | "token refreshed"; session: BrowserSession }
  | { type: "signed out" | "expired" };

/** The API's error codes for a missing or ended session. */
const sessionOver = new Set<ApiError["code"]>([
  "unauthenticated",
  "session_not_found",
  "refresh_token_not_found",
]);
export const isSessionOver = ({ code }: ApiError): boolean => sessionOver.has(code);

export const useSession = create<SessionState>()(() => ({ status: "loading" }));

let channel: BroadcastChannel | undefined;
let running: Partial<Record<"check" | "renewal", Promise<unknown>>> = {};
/**
 * Counts sign-ins and sign-outs: an answer that was requested in an earlier epoch is about another user and is ignored.
 */
let epoch = 0;

function settle(event: SessionEvent): void {
  if ("session" in event) {
    const { user, expires_at: expiresAt } = event.session;
    useSession.setState({ status: "authenticated", user, expiresAt }, true);
  } else {
    useSession.setState({ status: "anonymous", reason: event.type }, true);
  }
}

function announce(event: SessionEvent): void {
  settle(event);
  channel?.postMessage(event);
}

/** Shares one request among concurrent callers. */
function once<Output>(name: "check" | "renewal", start: () => Promise<Output>): Promise<Output> {
  running[name] ??= start().finally(() => {
    running = { ...running, [name]: undefined };
  });
  return running[name] as Promise<Output>;
}

/** Reads the session from the server. Throws where the server does not answer. */
export function checkSession(): Promise<SessionState> {
  return once("check", async () => {
    const requestEpoch = epoch;
    const { session, renewable } = await callApi("GET /auth/v1/session");
    if (requestEpoch !== epoch) return useSession.getState();
    if (session && !needsRenewal(session.expires_at, Date.now())) {
      settle({ type: "signed in", session });
    } else if (session || renewable) {
      await renewSession();
    } else if (useSession.getState().status === "authenticated") {
      announce({ type: "expired" });
    } else if (useSession.getState().status === "loading") {
      useSession.setState({ status: "anonymous" }, true);
    }
    return useSession.getState();
  });
}

/** Renews the session; resolves to false where that failed. A server that does not answer does not end the session. */
export function renewSession(): Promise<boolean> {
  return once("renewal", async () => {
    const requestEpoch = epoch;
    try {
      // The browser sends the refresh token as a cookie.
      const grant = { grant_type: "refresh_token" } as const;
      const session = await callApi("POST /auth/v1/token", { query: grant, body: {} });
      if (requestEpoch === epoch) announce({ type: "token refreshed", session });
      return true;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (isSessionOver(failure) && requestEpoch === epoch) announce({ type: "expired" });
      return false;
    }
  });
}

export function signedIn(session: BrowserSession): void {
  epoch += 1;
  announce({ type: "signed in", session });
}

/** Call it after the session was ended on the server. */
export function signedOut(): void {
  epoch += 1;
  announce({ type: "signed out" });
}

export function userChanged(user: AccountUser): void {
  const state = useSession.getState();
  if (state.status !== "authenticated") return;
  announce({ type: "signed in", session: { user, expires_at: state.expiresAt } });
}

/** Checks the session in the background; after an error the next tick tries again. */
function checkQuietly(): Promise<unknown> {
  return checkSession().catch((failure) => {
    if (!(failure instanceof ApiError)) throw failure;
  });
}

/** A hidden page does nothing; it checks the session when it becomes visible again. */
function tick(): void {
  if (document.visibilityState === "hidden") return;
  const state = useSession.getState();
  if (state.status === "loading") void checkQuietly();
  else if (state.status === "authenticated" && needsRenewal(state.expiresAt, Date.now())) void renewSession();
}

async function restore(): Promise<boolean> {
  const { status } = useSession.getState();
  if (status === "authenticated") return renewSession();
  if (status === "loading") await checkQuietly();
  return useSession.getState().status === "authenticated";
}

let isWatching = false;

/** Starts watching the session on the first call, for as long as the page is open. */
export function watchSession(): void {
  if (isWatching) return;
  isWatching = true;
  setSessionRestorer(restore);
  channel = new BroadcastChannel("session");
  channel.onmessage = ({ data }: MessageEvent<SessionEvent>) => {
    epoch += 1;
    settle(data);
  };
  setInterval(tick, SESSION_TICK_MS);
  document.addEventListener("visibilitychange", () => {
    const isSeen = document.visibilityState === "visible";
    if (isSeen && useSession.getState().status === "authenticated") void checkQuietly();
  });
  void checkQuietly();
}
