import { type BrowserContext, expect } from "@playwright/test";
import { ownerEmail, readOwnerPassword } from "./accounts-support.ts";

/** Leaves the browser signed in as the shop's owner, without the detour over the login page. */
export async function signInAsOwner(context: Pick<BrowserContext, "request">): Promise<void> {
  const answer = await context.request.post("/auth/v1/token?grant_type=password", {
    // As a page of the shop asks: a browser gets its session in cookies.
    headers: { "Sec-Fetch-Site": "same-origin" },
    data: { email: ownerEmail, password: await readOwnerPassword() },
  });
  expect(answer.status()).toBe(200);
}

/** What other tests do at the same time would move lists and cover them with toasts: this browser hears of none of it. */
export const hearNothing = (context: BrowserContext) => context.route("**/api/admin/events", () => {});
