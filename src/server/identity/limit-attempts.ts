import type { RateRule } from "../rate-limits/rules.ts";
import type { AccountContext } from "./account-context.ts";

/** Counts an attempt against the client's address and, where given, against the e-mail or account that it concerns. */
export function limitAttempts(ctx: AccountContext, rule: RateRule, subject?: string): Promise<void> {
  return ctx.accounts.limits.count(rule, { address: ctx.client.address, subject }, ctx.now);
}
