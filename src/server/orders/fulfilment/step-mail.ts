import { and, eq } from "drizzle-orm";
import { promiseToTell } from "#domain/fulfilment/promise.ts";
import { stepMailWords } from "#domain/fulfilment/step-mail-words.ts";
import { trackingUrl } from "#domain/fulfilment/tracking.ts";
import { firstNameOf } from "#domain/orders/first-name.ts";
import { dayOf } from "#domain/orders/order-dates.ts";
import { orderNumber } from "#domain/orders/order-status.ts";
import type { AccountContext } from "../../identity/account-context.ts";
import type { ComposedMail } from "../../jobs/work-on-mail.ts";
import type { MailJobOf } from "../../mail/mail-job.ts";
import { renderMail } from "../../mail/render-mail.ts";
import { getStoreProfile } from "../../settings/settings-service.ts";
import { orderSteps } from "../fulfilment-tables.ts";
import { readOrders } from "../read-orders.ts";
import { orders } from "../tables.ts";

/**
 * Returns undefined if the step was taken back meanwhile, also if it was reached again, which has a mail of its own; and
 * if its customer was told already, the order deleted, or the steps switched off.
 */
export async function composeStepMail(
  ctx: AccountContext,
  { to, orderId, step, reachedAt }: MailJobOf<"order_step">,
): Promise<ComposedMail | undefined> {
  const [order] = await readOrders(ctx.db, eq(orders.id, orderId), 1);
  const fulfilment = order?.fulfilment;
  const record = fulfilment?.records.find((one) => one.step === step);
  if (!order || !fulfilment || record?.reachedAt?.toISOString() !== reachedAt || record.mailedAt)
    return undefined;
  const { name: storeName } = await getStoreProfile(ctx);
  const { subject, action, trackAction, ...content } = stepMailWords(storeName, step, {
    ...promiseToTell(fulfilment, dayOf(ctx.now)),
    number: orderNumber(order.id),
    firstName: firstNameOf(order.customer),
  });
  const parcelUrl = step === "sent" && fulfilment.tracking ? trackingUrl(fulfilment.tracking) : null;
  const url = new URL(`/pedido/${order.publicToken}`, ctx.accounts.publicOrigin).href;
  return {
    to,
    subject,
    ...renderMail({
      storeName,
      ...content,
      action: { label: action, url },
      ...(parcelUrl !== null && { footerLink: { label: trackAction, url: parcelUrl } }),
    }),
    async onSent() {
      await ctx.db
        .update(orderSteps)
        .set({ mailedAt: ctx.now })
        .where(and(eq(orderSteps.orderId, orderId), eq(orderSteps.step, step)));
    },
  };
}
