import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import { stockAlertTexts } from "#domain/texts/stock-alerts.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { Db } from "../db/client.ts";
import type { AccountContext } from "../identity/account-context.ts";
import { limitAttempts } from "../identity/limit-attempts.ts";
import { rateRules } from "../rate-limits/rules.ts";
import { stockAlerts } from "./tables.ts";

/** An alert that was never confirmed is deleted after a month. */
const UNCONFIRMED_MS = 30 * 24 * 3_600_000;

/** Confirms by the link in the mail. */
export async function confirmStockAlert(ctx: AccountContext, token: string): Promise<void> {
  await limitAttempts(ctx, rateRules.openLink);
  const confirmed = await ctx.db
    .update(stockAlerts)
    .set({ confirmedAt: sql`coalesce(${stockAlerts.confirmedAt}, ${ctx.now})` })
    .where(eq(stockAlerts.token, token))
    .returning({ id: stockAlerts.id });
  if (confirmed.length === 0) {
    throw new DomainError("otp_expired", { message: stockAlertTexts.confirmLinkDead });
  }
}

/** Cancels by the link in the mail. */
export async function cancelStockAlert(ctx: AccountContext, token: string): Promise<void> {
  await limitAttempts(ctx, rateRules.openLink);
  if (!(await endStockAlert(ctx, token))) {
    throw new DomainError("not_found", { message: stockAlertTexts.cancelLinkDead });
  }
}

/**
 * Cancels on request of a mail program (RFC 8058). There is no rate limit, because one mail provider sends the requests
 * of millions of users, and the token cannot be guessed. Returns false for an unknown token.
 */
export async function endStockAlert({ db }: ServiceContext, token: string): Promise<boolean> {
  const ended = await db
    .delete(stockAlerts)
    .where(eq(stockAlerts.token, token))
    .returning({ id: stockAlerts.id });
  return ended.length > 0;
}

export async function sweepStockAlerts(db: Db, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - UNCONFIRMED_MS);
  await db
    .delete(stockAlerts)
    .where(and(isNull(stockAlerts.confirmedAt), lt(stockAlerts.createdAt, longAgo)));
}
