import {
  composeConfirmation,
  composeNewAdministrator,
  composePasswordChanged,
  composeRecovery,
  composeSecurityNotice,
  composeTwoFactorChanged,
} from "../accounts/account-mails.ts";
import { composeInvitation } from "../administrators/invitation-mail.ts";
import { composeLowStock } from "../catalog/stock/low-stock-mail.ts";
import { composeCarrierTokenDead } from "../delivery/melhor-envio/token-mail.ts";
import type { AccountContext } from "../identity/account-context.ts";
import type { ComposedMail } from "../jobs/work-on-mail.ts";
import type { MailJob, MailJobOf } from "../mail/mail-job.ts";
import { composeNewsletterConfirmation } from "../newsletter/newsletter-mail.ts";
import { composeStepMail } from "../orders/fulfilment/step-mail.ts";
import { composePaymentTokenDead } from "../payments/token-mail.ts";
import { composeStockAlert, composeStockAlertConfirmation } from "../stock-alerts/stock-alert-mails.ts";
import { composeWebhookOff } from "../webhooks/webhook-off-mail.ts";

type Composers = {
  [Kind in MailJob["kind"]]: (ctx: AccountContext, job: MailJobOf<Kind>) => Promise<ComposedMail | undefined>;
};

const composers: Composers = {
  recovery: composeRecovery,
  confirmation: composeConfirmation,
  password_changed: composePasswordChanged,
  two_factor_changed: composeTwoFactorChanged,
  new_administrator: composeNewAdministrator,
  security_notice: composeSecurityNotice,
  invitation: composeInvitation,
  newsletter_confirmation: composeNewsletterConfirmation,
  stock_alert_confirmation: composeStockAlertConfirmation,
  stock_alert: composeStockAlert,
  carrier_token_dead: composeCarrierTokenDead,
  payment_token_dead: composePaymentTokenDead,
  webhook_off: composeWebhookOff,
  order_step: composeStepMail,
  low_stock: composeLowStock,
};

/** Composes the mail of a job with the composer of its kind. */
export function composeMail<Kind extends MailJob["kind"]>(
  ctx: AccountContext,
  job: MailJobOf<Kind>,
): Promise<ComposedMail | undefined> {
  const compose: Composers[Kind] = composers[job.kind as Kind];
  return compose(ctx, job);
}
