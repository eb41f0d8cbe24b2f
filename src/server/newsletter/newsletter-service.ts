import { randomBytes } from "node:crypto";
import type { Subscription } from "#domain/newsletter/subscription.ts";
import type { ServiceContext } from "../service-context.ts";
import { newsletterSubscribers } from "./tables.ts";

/** Puts an address on the list. A second time changes nothing and is answered alike: the list stays private. */
export async function subscribeToNewsletter(ctx: ServiceContext, { email }: Subscription): Promise<void> {
  const subscribed = { status: "confirmed", confirmedAt: ctx.now, unsubscribedAt: null };
  await ctx.db
    .insert(newsletterSubscribers)
    .values({ email, token: randomBytes(24).toString("base64url"), createdAt: ctx.now, ...subscribed })
    .onConflictDoUpdate({ target: newsletterSubscribers.email, set: subscribed });
}
