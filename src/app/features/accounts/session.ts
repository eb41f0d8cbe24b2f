import { create } from "zustand";
import { type AnswerOf, ApiError, callApi, setSessionRestorer } from "#app/api-client.ts";
import { needsRenewal, SESSION_TICK_MS } from "#domain/accounts/session-expiry.ts";

export type AccountUser = AnswerOf<"GET /auth/v1/user">;
export type BrowserSession = NonNullable<AnswerOf<"GET /auth/v1/session">["session"]>;

/** Comes with the first page, for the header's icon: keep it small. The tokens themselves are out of scripts' reach. */
export type SessionState =
  | { status: "loading" }
  | { status: "authenticated"; user: AccountUser; expiresAt: number }
  | { status: "anonymous"; reason?: "signed out" | "expired" };

/** What the other tabs are told. */
type SessionEvent =
  | { type: "signed in" | "token refreshed"; session: BrowserSession }
  | { type: "signed out" | "expired" };

/** What the shop says to whoever has no session, or none any more. */
const sessionOver = new Set<ApiError["code"]>([
  "unauthenticated",
  "session_not_found",
  "refresh_token_not_found",
]);
export const isSessionOver = ({ code }: ApiError): boolean => sessionOver.has(code);

export const useSession = create<SessionState>()(() => ({ status: "loading" }));

let channel: BroadcastChannel | undefined;
let running: Partial<Record<"check" | "renewal", Promise<unknown>>> = {};
/** Counts who comes and goes: an answer that was asked for before is no longer about the one who is here now. */
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

/** However many ask at once, one request answers them all. */
function once<Output>(name: "check" | "renewal", start: () => Promise<Output>): Promise<Output> {
  running[name] ??= start().finally(() => {
    running = { ...running, [name]: undefined };
  });
  return running[name] as Promise<Output>;
}

/** Asks the shop who is here. Throws where it does not answer. */
export function checkSession(): Promise<SessionState> {
  return once("check", async () => {
    const asked = epoch;
    const { session, renewable } = await callApi("GET /auth/v1/session");
    if (asked !== epoch) return useSession.getState();
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

/** True where the session lives on. A shop that does not answer ends nothing. */
export function renewSession(): Promise<boolean> {
  return once("renewal", async () => {
    const asked = epoch;
    try {
      // The cookie that pays for it is sent by the browser.
      const grant = { grant_type: "refresh_token" } as const;
      const session = await callApi("POST /auth/v1/token", { query: grant, body: {} });
      if (asked === epoch) announce({ type: "token refreshed", session });
      return true;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (isSessionOver(failure) && asked === epoch) announce({ type: "expired" });
      return false;
    }
  });
}

export function signedIn(session: BrowserSession): void {
  epoch += 1;
  announce({ type: "signed in", session });
}

/** After the session was ended on the server. */
export function signedOut(): void {
  epoch += 1;
  announce({ type: "signed out" });
}

export function userChanged(user: AccountUser): void {
  const state = useSession.getState();
  if (state.status !== "authenticated") return;
  announce({ type: "signed in", session: { user, expires_at: state.expiresAt } });
}

/** For what nobody waits for: the next tick tries again. */
function checkQuietly(): Promise<unknown> {
  return checkSession().catch((failure) => {
    if (!(failure instanceof ApiError)) throw failure;
  });
}

/** A hidden page rests; it looks when it is seen again. */
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

let isKept = false;

/** From the first call on, for as long as the page is open. */
export function keepSession(): void {
  if (isKept) return;
  isKept = true;
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
