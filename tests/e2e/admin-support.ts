import { type BrowserContext, expect } from "@playwright/test";
import { ownerEmail, readOwnerPassword } from "./accounts-support.ts";

type Cookies = Parameters<BrowserContext["addCookies"]>[0];

/** A worker's sessions of the owner, by the shop's address: checking the password takes long on purpose. */
const sessions = new Map<string, { cookies: Cookies; since: number }>();
/** Younger than an access token gets, so that no page has renewed the session's tokens. */
const MAX_SESSION_MS = 5 * 60_000;

/** Signs the browser in as the shop's owner by the API, without the login page. */
export async function signInAsOwner(
  context: Pick<BrowserContext, "request"> & Partial<Pick<BrowserContext, "addCookies" | "cookies">>,
): Promise<void> {
  const whoIs = () => context.request.get("/auth/v1/user", { headers: fromPage });
  const shop = new URL((await context.request.get("/healthz")).url()).origin;
  const known = sessions.get(shop);
  if (known && context.addCookies && Date.now() - known.since < MAX_SESSION_MS) {
    await context.addCookies(known.cookies);
    if ((await whoIs()).ok()) return;
  }
  const answer = await context.request.post("/auth/v1/token?grant_type=password", {
    headers: fromPage,
    data: { email: ownerEmail, password: await readOwnerPassword() },
  });
  expect(answer.status()).toBe(200);
  if (context.cookies) sessions.set(shop, { cookies: await context.cookies(shop), since: Date.now() });
}

/** Requests from a page of the shop get their session in cookies. */
const fromPage = { "Sec-Fetch-Site": "same-origin" };

/** Blocks the change events, because those of other tests would update lists and show toasts. */
export const blockChangeEvents = (context: BrowserContext) => context.route("**/api/admin/events", () => {});
