import { z } from "@hono/zod-openapi";
import { paymentMethods, paymentStates } from "#domain/payments/provider-payment.ts";
import type { StoredPayment } from "./order-payments-service.ts";

export const orderPaymentSchema = z
  .object({
    id: z.string().describe("O número do pagamento no Mercado Pago"),
    state: z.enum(paymentStates),
    method: z.enum(paymentMethods),
    amount_cents: z.int(),
    refunded_cents: z.int(),
    changed_at: z.string(),
  })
  .openapi("OrderPayment");

export const presentPayment = (payment: StoredPayment): z.output<typeof orderPaymentSchema> => ({
  id: payment.id,
  state: payment.state,
  method: payment.method,
  amount_cents: payment.amountCents,
  refunded_cents: payment.refundedCents,
  changed_at: payment.changedAt.toISOString(),
});
