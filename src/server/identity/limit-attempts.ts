import { type RateRule, rateRules } from "../rate-limits/rules.ts";
import type { AccountContext } from "./account-context.ts";

/** Counts an attempt against the client's address and, where given, against the e-mail or account that it concerns. */
export function limitAttempts(ctx: AccountContext, rule: RateRule, subject?: string): Promise<void> {
  return ctx.accounts.limits.count(rule, { address: ctx.client.address, subject }, ctx.now);
}

/**
 * Whether another link of this kind may be mailed to an e-mail. Requests from many addresses could fill a mailbox, but
 * must not keep its owner from getting a link, so past the limit the mail is left out: an earlier link still works.
 */
export function mayMailLink(ctx: AccountContext, kind: string, email: string): Promise<boolean> {
  const source = { address: ctx.client.address, subject: `${kind} ${email}` };
  return ctx.accounts.limits.allows(rateRules.mailedLink, source, ctx.now);
}
