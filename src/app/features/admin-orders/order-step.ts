import { type NextStep, nextStepOf } from "#domain/orders/next-step.ts";
import type { AdminOrder } from "./admin-order.ts";

export function stepOf({ status, paid_at, payment_mark, payment }: AdminOrder): NextStep {
  return nextStepOf({
    status,
    isPaid: paid_at !== null,
    isMarked: payment_mark !== undefined,
    // The shop's own code, which stands in for the provider's, confirms nothing.
    confirmsItself: payment !== undefined && payment.pix !== "away",
  });
}
