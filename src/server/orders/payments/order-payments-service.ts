import { asc, eq } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { mercadoPagoTexts } from "#domain/payments/payment-texts.ts";
import type { ServiceContext } from "../../context/service-context.ts";
import { orAway } from "../../payments/or-away.ts";
import type { PaymentDesk } from "../../payments/payment-desk.ts";
import { findToken } from "../../payments/with-token.ts";
import { payments } from "../payment-tables.ts";
import { getOrder } from "../read-orders.ts";
import { checkOrder } from "./check-charges.ts";

export type StoredPayment = typeof payments.$inferSelect;

/** What the provider has said about an order's payments, the oldest first. */
export async function listOrderPayments(ctx: ServiceContext, orderId: string): Promise<StoredPayment[]> {
  requirePermission(ctx.actor, "orders");
  await getOrder(ctx.db, orderId);
  return ctx.db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.createdAt), asc(payments.id));
}

/** Asks the provider now, instead of waiting for its notification. */
export async function checkOrderPayments(
  ctx: ServiceContext & { desk: PaymentDesk },
  orderId: string,
): Promise<StoredPayment[]> {
  requirePermission(ctx.actor, "orders");
  await getOrder(ctx.db, orderId);
  const connected = await findToken(ctx);
  if (!connected) throw new DomainError("conflict", { message: mercadoPagoTexts.notConnected });
  await orAway(checkOrder(ctx, connected, orderId));
  return listOrderPayments(ctx, orderId);
}
