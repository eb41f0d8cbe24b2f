import { type BrowserContext, expect } from "@playwright/test";
import { ownerEmail, readOwnerPassword } from "./accounts-support.ts";

/** Signs the browser in as the shop's owner by the API, without the login page. */
export async function signInAsOwner(context: Pick<BrowserContext, "request">): Promise<void> {
  const answer = await context.request.post("/auth/v1/token?grant_type=password", {
    // Requests from a page of the shop get their session in cookies.
    headers: { "Sec-Fetch-Site": "same-origin" },
    data: { email: ownerEmail, password: await readOwnerPassword() },
  });
  expect(answer.status()).toBe(200);
}

/** Blocks the change events, because those of other tests would update lists and show toasts. */
export const blockChangeEvents = (context: BrowserContext) => context.route("**/api/admin/events", () => {});
