import type { FollowedOrder } from "#domain/orders/order-milestones.ts";
import { reaisToCents } from "#domain/reais.ts";
import type { OwnOrder } from "./own-order.ts";

/** An order of the API, as the rule of its way takes it. */
export function followedOwnOrder(order: OwnOrder): FollowedOrder {
  const { status, created_at, paid_at, payment_mark, pix_code, payment, fulfilment } = order;
  return {
    status,
    createdAt: new Date(created_at),
    paidAt: paid_at === null ? null : new Date(paid_at),
    paymentMark: payment_mark ?? null,
    pixCode: pix_code,
    payment,
    totalCents: reaisToCents(order.total_amount),
    ...(fulfilment && {
      fulfilment: {
        step: fulfilment.step,
        records: fulfilment.steps.map(({ step, at }) => ({ step, reachedAt: new Date(at) })),
      },
    }),
  };
}
