import { and, eq, lt, ne, sql } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import { newsletterTexts } from "#domain/texts/newsletter.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { Db } from "../db/client.ts";
import type { AccountContext } from "../identity/account-context.ts";
import { limitAttempts } from "../identity/limit-attempts.ts";
import { rateRules } from "../rate-limits/rules.ts";
import { newsletterSubscribers } from "./tables.ts";

const { confirmedAt, createdAt, id, status, token: tokenColumn, unsubscribedAt } = newsletterSubscribers;

/** An address that was never confirmed is deleted after a month. */
const UNCONFIRMED_MS = 30 * 24 * 3_600_000;

/** Confirms by the link in the mail. An old link does not subscribe an address that has unsubscribed since then. */
export async function confirmSubscription(ctx: AccountContext, token: string): Promise<void> {
  await limitAttempts(ctx, rateRules.openLink);
  const confirmed = await ctx.db.transaction(async (tx) => {
    const rows = await tx
      .update(newsletterSubscribers)
      .set({ status: "confirmed", confirmedAt: sql`coalesce(${confirmedAt}, ${ctx.now})` })
      .where(and(eq(tokenColumn, token), ne(status, "unsubscribed")))
      .returning({ id });
    await ctx.events.publish(tx, { topic: "newsletter" });
    return rows.length > 0;
  });
  if (!confirmed) throw new DomainError("otp_expired", { message: newsletterTexts.confirmLinkDead });
}

/** Cancels by the link in a mail; repeating it is allowed. The row stays, so that the address is not mailed again. */
export async function cancelSubscription(ctx: AccountContext, token: string): Promise<void> {
  await limitAttempts(ctx, rateRules.openLink);
  if (!(await unsubscribe(ctx, token)))
    throw new DomainError("not_found", { message: newsletterTexts.cancelLinkDead });
}

/**
 * Cancels on request of a mail program (RFC 8058). There is no rate limit, because one mail provider sends the requests
 * of millions of users, and the token cannot be guessed. Returns false for an unknown token.
 */
export async function unsubscribe(ctx: ServiceContext, token: string): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const rows = await tx
      .update(newsletterSubscribers)
      .set({ status: "unsubscribed", unsubscribedAt: sql`coalesce(${unsubscribedAt}, ${ctx.now})` })
      .where(eq(tokenColumn, token))
      .returning({ id });
    await ctx.events.publish(tx, { topic: "newsletter" });
    return rows.length > 0;
  });
}

export async function sweepNewsletter(db: Db, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - UNCONFIRMED_MS);
  await db.delete(newsletterSubscribers).where(and(eq(status, "pending"), lt(createdAt, longAgo)));
}
