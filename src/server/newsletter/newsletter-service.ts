import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Subscription } from "#domain/newsletter/subscription.ts";
import type { DbOrTx } from "../db/client.ts";
import type { AccountContext } from "../identity/account-context.ts";
import { limitAttempts, mayMailLink } from "../identity/limit-attempts.ts";
import { rateRules } from "../rate-limits/rules.ts";
import { newsletterSubscribers } from "./tables.ts";

export interface SubscriptionOutcome {
  /** Whether subscriptions must be confirmed by a mail. It depends on the mailer only, never on the address. */
  confirmByMail: boolean;
}

/**
 * Subscribes an address: at once if the shop cannot send mail, otherwise when its owner confirms it. The response does
 * not reveal whether the address was known, and a bot that fills in the honeypot field gets the same one.
 */
export async function subscribeToNewsletter(
  ctx: AccountContext,
  { email, site }: Subscription,
): Promise<SubscriptionOutcome> {
  await limitAttempts(ctx, rateRules.newsletter, email);
  const outcome = { confirmByMail: ctx.mailer.delivers };
  if (site || (outcome.confirmByMail && !(await mayMailLink(ctx, "newsletter", email)))) return outcome;
  await addToList(ctx, email);
  return outcome;
}

/** A confirmed address stays confirmed. One that had unsubscribed may subscribe again and keeps its token. */
async function addToList({ db, events, mailer, jobs, now }: AccountContext, email: string): Promise<void> {
  const { status, confirmedAt } = newsletterSubscribers;
  const isConfirmed = sql`${status} = 'confirmed'`;
  const fresh = mailer.delivers
    ? { status: "pending" as const, confirmedAt: null }
    : { status: "confirmed" as const, confirmedAt: now };
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(newsletterSubscribers)
      .values({ email, token: randomBytes(24).toString("base64url"), createdAt: now, ...fresh })
      .onConflictDoUpdate({
        target: newsletterSubscribers.email,
        set: {
          status: sql`case when ${isConfirmed} then ${status} else excluded.status end`,
          confirmedAt: sql`case when ${isConfirmed} then ${confirmedAt} else excluded.confirmed_at end`,
          unsubscribedAt: null,
        },
      })
      .returning({ status });
    await events.publish(tx, { topic: "newsletter" });
    if (row?.status === "pending") await jobs.addMail(tx, { kind: "newsletter_confirmation", to: email });
  });
}

/** The stored subscription of an address, for the account that owns the address. */
export async function findSubscription(db: DbOrTx, email: string) {
  const [row] = await db
    .select({
      email: newsletterSubscribers.email,
      status: newsletterSubscribers.status,
      createdAt: newsletterSubscribers.createdAt,
      confirmedAt: newsletterSubscribers.confirmedAt,
      unsubscribedAt: newsletterSubscribers.unsubscribedAt,
    })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email));
  return row;
}

export async function removeSubscription(db: DbOrTx, email: string): Promise<void> {
  await db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
}
