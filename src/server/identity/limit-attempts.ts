import type { RateRule } from "../rate-limits/rules.ts";
import type { AccountContext } from "./account-context.ts";

/** Counts an attempt against the address it comes from and, where given, the e-mail or account it is about. */
export function limitAttempts(ctx: AccountContext, rule: RateRule, subject?: string): Promise<void> {
  return ctx.accounts.limits.count(rule, { address: ctx.client.address, subject }, ctx.now);
}
