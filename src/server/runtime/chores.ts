import { system } from "#domain/accounts/actor.ts";
import { sweepAnalytics } from "../analytics/sweep-analytics.ts";
import { publishDueDrafts } from "../catalog/publish-product-service.ts";
import { warnOfLowStock } from "../catalog/stock/warn-of-low-stock.ts";
import type { ServiceDependencies } from "../context/service-context.ts";
import { sweepForgottenCustomers } from "../customers/sweep-forgotten-customers.ts";
import { watchToken } from "../delivery/melhor-envio/token-life.ts";
import { sweepFiles } from "../file-sweep/sweep-files.ts";
import type { AccountDependencies } from "../identity/account-context.ts";
import { sweepAccounts } from "../identity/sweep-sessions.ts";
import { sweepImports } from "../imports/sweep-imports.ts";
import type { Chores } from "../jobs/work-on-chores.ts";
import { sweepNewsletter } from "../newsletter/subscription-links-service.ts";
import { purgeOrders } from "../orders/deleted-orders-service.ts";
import type { PaymentWorker } from "../orders/payments/payment-worker.ts";
import { sweepRankings } from "../reports/sales-rankings.ts";
import { foldSales } from "../sales-rollups/fold-sales.ts";
import { sweepStockAlerts } from "../stock-alerts/alert-links-service.ts";
import { sendStockAlerts } from "../stock-alerts/send-stock-alerts.ts";
import { sweepTeamOrders } from "../team-orders/sweep-team-orders.ts";
import { sweepChallenges } from "../two-factor/challenges.ts";
import { sweepDeliveries } from "../webhooks/sweep-deliveries.ts";
import type { WebhookWorker } from "../webhooks/webhook-worker.ts";

interface ChoreDependencies {
  accounts: AccountDependencies;
  paymentWorker: Pick<PaymentWorker, "run">;
  webhookWorker: Pick<WebhookWorker, "wake">;
}

/** The scheduled jobs: most delete expired data, at different times, so that they do not all run at once. */
export function listChores(
  services: ServiceDependencies,
  { accounts, paymentWorker, webhookWorker }: ChoreDependencies,
): Chores {
  const { db } = services;
  return {
    "product-drafts": {
      cron: "* * * * *",
      run: (now) => publishDueDrafts({ ...services, actor: system, now }),
    },
    "stock-alerts": { cron: "* * * * *", run: () => sendStockAlerts(services) },
    payments: { cron: "* * * * *", run: () => paymentWorker.run() },
    // It does not wait for receivers, which may be slow.
    webhooks: { cron: "* * * * *", run: async () => webhookWorker.wake() },
    "sales-journal": { cron: "* * * * *", run: () => foldSales(db) },
    "sales-rankings": { cron: "35 3 * * *", run: (now) => sweepRankings(db, now) },
    sessions: { cron: "5 * * * *", run: (now) => sweepAccounts(db, now) },
    "sign-in-challenges": { cron: "10 * * * *", run: (now) => sweepChallenges(db, now) },
    "rate-limits": { cron: "15 * * * *", run: (now) => accounts.limits.sweep(now) },
    "deleted-orders": {
      cron: "20 * * * *",
      run: async (now) => {
        await purgeOrders({ ...services, actor: system, now });
        await sweepForgottenCustomers(db);
      },
    },
    "carrier-token": { cron: "25 * * * *", run: (now) => watchToken(services, now) },
    // In the morning, when a supplier can be called.
    "low-stock": { cron: "30 7 * * *", run: (now) => warnOfLowStock(services, now) },
    "newsletter-addresses": { cron: "40 3 * * *", run: (now) => sweepNewsletter(db, now) },
    "stock-alert-addresses": { cron: "40 3 * * *", run: (now) => sweepStockAlerts(db, now) },
    "team-orders": { cron: "40 3 * * *", run: (now) => sweepTeamOrders(db, now) },
    imports: { cron: "40 3 * * *", run: (now) => sweepImports(services, now) },
    "webhook-deliveries": { cron: "45 3 * * *", run: (now) => sweepDeliveries(db, now) },
    "counted-visits": { cron: "50 3 * * *", run: (now) => sweepAnalytics(db, now) },
    // This runs at night, because listing a large bucket takes a while.
    files: { cron: "30 4 * * *", run: (now) => sweepFiles(services, now) },
  };
}
