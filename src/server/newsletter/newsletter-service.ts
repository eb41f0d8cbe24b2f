import { randomBytes } from "node:crypto";
import type { Subscription } from "#domain/newsletter/subscription.ts";
import type { DbOrTx } from "../db/client.ts";
import { eq } from "../db/sql.ts";
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

/** What the list knows about an address; for whoever that address belongs to. */
export async function findSubscription(db: DbOrTx, email: string) {
  const [row] = await db
    .select({
      email: newsletterSubscribers.email,
      status: newsletterSubscribers.status,
      created_at: newsletterSubscribers.createdAt,
    })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email));
  return row && { ...row, created_at: row.created_at.toISOString() };
}

export async function removeSubscription(db: DbOrTx, email: string): Promise<void> {
  await db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
}
