import { DomainError } from "#domain/errors.ts";
import { newsletterTexts } from "#domain/texts/newsletter.ts";
import type { AccountContext } from "../accounts/account-context.ts";
import { limitAttempts } from "../accounts/limit-attempts.ts";
import type { Db } from "../db/client.ts";
import { and, eq, lt, ne, sql } from "../db/sql.ts";
import { rateRules } from "../rate-limits/rules.ts";
import type { ServiceContext } from "../service-context.ts";
import { newsletterSubscribers } from "./tables.ts";

const { confirmedAt, createdAt, id, status, token: tokenColumn, unsubscribedAt } = newsletterSubscribers;

/** Who never confirmed is forgotten after a month. */
const UNCONFIRMED_MS = 30 * 24 * 3_600_000;

/** By the link in the mail. Whoever has left since then must ask anew: an old mail brings nobody back. */
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

/** By the link in a mail, as often as somebody likes. The address stays known as one that must not be written to. */
export async function cancelSubscription(ctx: AccountContext, token: string): Promise<void> {
  await limitAttempts(ctx, rateRules.openLink);
  if (!(await unsubscribe(ctx, token)))
    throw new DomainError("not_found", { message: newsletterTexts.cancelLinkDead });
}

/**
 * By a mail program on its user's behalf. Not limited, for one provider's machines speak for millions; the token cannot
 * be guessed. An unknown one is no reason to trouble them.
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
