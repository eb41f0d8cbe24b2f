import { randomBytes } from "node:crypto";
import type { Subscription } from "#domain/newsletter/subscription.ts";
import type { AccountContext } from "../accounts/account-context.ts";
import { limitAttempts } from "../accounts/limit-attempts.ts";
import type { DbOrTx } from "../db/client.ts";
import { eq, sql } from "../db/sql.ts";
import { rateRules } from "../rate-limits/rules.ts";
import { newsletterSubscribers } from "./tables.ts";

export interface SubscriptionOutcome {
  /** Whether whoever owns the address must still confirm it from a mail. The same for every address. */
  confirmByMail: boolean;
}

/**
 * Puts an address on the list: at once where no mail can be sent, otherwise once its owner confirms it. What is answered
 * says nothing about whether the address was there before, and a program that fills in the trap is answered alike.
 */
export async function subscribeToNewsletter(
  ctx: AccountContext,
  { email, site }: Subscription,
): Promise<SubscriptionOutcome> {
  await limitAttempts(ctx, rateRules.newsletter, email);
  const outcome = { confirmByMail: ctx.mailer.delivers };
  if (site) return outcome;
  await addToList(ctx, email);
  return outcome;
}

/** An address that is confirmed stays so; one that had left may come back, under the token that its old links carry. */
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

/** What the list knows about an address; for whoever that address belongs to. */
export async function findSubscription(db: DbOrTx, email: string) {
  const [row] = await db
    .select({
      email: newsletterSubscribers.email,
      status: newsletterSubscribers.status,
      createdAt: newsletterSubscribers.createdAt,
    })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email));
  return row;
}

export async function removeSubscription(db: DbOrTx, email: string): Promise<void> {
  await db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
}
