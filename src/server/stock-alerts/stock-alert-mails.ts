import { and, eq, isNull } from "drizzle-orm";
import { stockAlertConfirmationMail, stockAlertMail } from "#domain/texts/stock-alerts.ts";
import { isPublished, products } from "../catalog/tables.ts";
import type { AccountContext } from "../identity/account-context.ts";
import type { MailJobOf } from "../mail/mail-job.ts";
import type { MailMessage } from "../mail/mailer.ts";
import { renderMail } from "../mail/render-mail.ts";
import { getStoreProfile } from "../settings/settings-service.ts";
import { cancelAlertUrl, confirmAlertUrl, oneClickAlertUrl } from "./stock-alert-links.ts";
import { stockAlerts } from "./tables.ts";

/** Returns undefined if the alert no longer waits for its confirmation when the mail is composed. */
export async function composeStockAlertConfirmation(
  ctx: AccountContext,
  { to, alertId }: MailJobOf<"stock_alert_confirmation">,
): Promise<MailMessage | undefined> {
  const [pending] = await ctx.db
    .select({ token: stockAlerts.token, size: stockAlerts.size, name: products.name })
    .from(stockAlerts)
    .innerJoin(products, eq(products.id, stockAlerts.productId))
    .where(and(eq(stockAlerts.id, alertId), isNull(stockAlerts.confirmedAt)));
  if (!pending) return undefined;
  const { token, ...shirt } = pending;
  const { publicOrigin } = ctx.accounts;
  const { name: storeName } = await getStoreProfile(ctx);
  const { subject, action, leave, ...content } = stockAlertConfirmationMail(storeName, shirt);
  const mail = renderMail({
    storeName,
    ...content,
    action: { label: action, url: confirmAlertUrl(publicOrigin, token) },
    footerLink: { label: leave, url: cancelAlertUrl(publicOrigin, token) },
  });
  return { to, subject, ...mail, unsubscribeUrl: oneClickAlertUrl(publicOrigin, token) };
}

/** The alert itself was deleted with the mail's addition to the queue. A shirt that has left the shop is not named. */
export async function composeStockAlert(
  ctx: AccountContext,
  { to, productId, size }: MailJobOf<"stock_alert">,
): Promise<MailMessage | undefined> {
  const [product] = await ctx.db
    .select({ name: products.name })
    .from(products)
    .where(and(eq(products.id, productId), isPublished));
  if (!product) return undefined;
  const { name: storeName } = await getStoreProfile(ctx);
  const { subject, action, ...content } = stockAlertMail(storeName, { ...product, size });
  const url = new URL(`/produto/${productId}`, ctx.accounts.publicOrigin).href;
  return { to, subject, ...renderMail({ storeName, ...content, action: { label: action, url } }) };
}
