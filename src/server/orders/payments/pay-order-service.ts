import { DomainError } from "#domain/errors.ts";
import type { PublicOrder } from "#domain/orders/order.ts";
import { dueByPix } from "#domain/orders/order-payment.ts";
import { firstCheck } from "#domain/payments/check-times.ts";
import { mercadoPagoTexts } from "#domain/payments/payment-texts.ts";
import type { AccountContext } from "../../identity/account-context.ts";
import { orAway } from "../../payments/or-away.ts";
import type { PaymentDesk } from "../../payments/payment-desk.ts";
import { askProvider, findToken } from "../../payments/with-token.ts";
import { rateRules } from "../../rate-limits/rules.ts";
import { findOrderByToken } from "../own-orders-service.ts";
import { charges } from "../payment-tables.ts";
import { checkOrder } from "./check-charges.ts";
import { isCharge } from "./claim-charges.ts";
import { describeOrder, makePixCode } from "./make-charges.ts";
import { wantCharge } from "./want-charge.ts";

/** What everybody who has an order's link may do to pay it. */
export interface PayerContext extends AccountContext {
  readonly desk: PaymentDesk;
}

/** Makes a Pix code that can be paid now: the one that is on its way, or another one for an expired one. */
export async function renewPixCode(ctx: PayerContext, token: string): Promise<PublicOrder> {
  const { order, found } = await findPayable(ctx, token);
  if (order.payment?.pix === "ready") return order;
  const charge = await wantCharge(ctx, order, { kind: "pix", amountCents: dueByPix(order) });
  await orAway(makePixCode(ctx, found, charge));
  return findByToken(ctx, token);
}

/** The provider's page that takes cards. It is the same for as long as the amount is. */
export async function openCardPage(ctx: PayerContext, token: string): Promise<string> {
  const { order, found } = await findPayable(ctx, token);
  const { account } = found;
  const instalments = account.cardInstalments;
  if (instalments === null) throw new DomainError("conflict", { message: mercadoPagoTexts.noCard });
  const charge = await wantCharge(ctx, order, { kind: "card", amountCents: order.totalCents });
  if (charge.url !== null) return charge.url;
  const { desk } = ctx;
  const made = await orAway(
    askProvider(ctx, account, async () =>
      desk.provider.makeCardLink(found.token, {
        idempotencyKey: `${order.id}-card-${charge.attempt}`,
        reference: order.id,
        amountCents: charge.amountCents,
        description: await describeOrder(ctx, order.id),
        notificationUrl: desk.notificationUrl,
        instalments,
        returnUrl: `${desk.publicOrigin}/pedido/${order.publicToken}`,
      }),
    ),
  );
  await ctx.db
    .update(charges)
    .set({ providerId: made.id, url: made.url, checkAt: firstCheck(ctx.now) })
    .where(isCharge(charge));
  return made.url;
}

/** Asks the provider whether the order was paid, for somebody who says so. Whoever asks too often sees what is known. */
export async function checkPayment(ctx: PayerContext, token: string): Promise<PublicOrder> {
  const order = await findByToken(ctx, token);
  const connected = order.payment && (await findToken(ctx));
  if (!connected) return order;
  const source = { address: ctx.client.address, subject: order.id };
  if (!(await ctx.accounts.limits.allows(rateRules.paymentCheck, source, ctx.now))) return order;
  await orAway(checkOrder(ctx, connected, order.id));
  return findByToken(ctx, token);
}

async function findByToken(ctx: PayerContext, token: string): Promise<PublicOrder> {
  const order = await findOrderByToken(ctx, token);
  if (!order) throw new DomainError("not_found", { message: "Pedido não encontrado" });
  return order;
}

async function findPayable(ctx: PayerContext, token: string) {
  const order = await findByToken(ctx, token);
  if (!order.payment) throw new DomainError("conflict", { message: mercadoPagoTexts.nothingDue });
  const found = await findToken(ctx);
  if (!found) throw new DomainError("conflict", { message: mercadoPagoTexts.away });
  return { order, found };
}
