import { system } from "#domain/accounts/actor.ts";
import type { AccountParts } from "./accounts/account-context.ts";
import { sweepAccounts } from "./accounts/sweep-accounts.ts";
import { sweepAnalytics } from "./analytics/sweep-analytics.ts";
import { sweepImports } from "./imports/sweep-imports.ts";
import type { Chores } from "./jobs/work-on-chores.ts";
import { sweepFiles } from "./media/sweep-files.ts";
import { sweepNewsletter } from "./newsletter/subscription-links-service.ts";
import { purgeOrders } from "./orders/deleted-orders-service.ts";
import type { ServiceDependencies } from "./service-context.ts";
import { sweepChallenges } from "./two-factor/challenges.ts";

/** What is removed when its time is over. Each at a minute of its own, so that they do not come all at once. */
export function listChores(services: ServiceDependencies, accounts: AccountParts): Chores {
  const { db } = services;
  return {
    sessions: { cron: "5 * * * *", run: (now) => sweepAccounts(db, now) },
    "sign-in-challenges": { cron: "10 * * * *", run: (now) => sweepChallenges(db, now) },
    "rate-limits": { cron: "15 * * * *", run: (now) => accounts.limits.sweep(now) },
    "deleted-orders": {
      cron: "20 * * * *",
      run: (now) => purgeOrders({ ...services, actor: system, now }),
    },
    "newsletter-addresses": { cron: "40 3 * * *", run: (now) => sweepNewsletter(db, now) },
    imports: { cron: "40 3 * * *", run: (now) => sweepImports(services, now) },
    "counted-visits": { cron: "50 3 * * *", run: (now) => sweepAnalytics(db, now) },
    // A large bucket takes a while to list.
    files: { cron: "30 4 * * *", run: (now) => sweepFiles(services, now) },
  };
}
