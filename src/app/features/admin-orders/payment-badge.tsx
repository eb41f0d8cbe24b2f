import { PaidBadge } from "#app/features/orders/paid-badge.tsx";
import { paymentMarkLabels } from "#domain/payments/payment-texts.ts";
import { Badge } from "#ui/badge.tsx";
import type { AdminOrderRow } from "./admin-order.ts";

/** 'Pago', or what is wrong with the money. Nothing for an order that waits for its payment. */
export function PaymentBadge({ order }: { order: Pick<AdminOrderRow, "paid_at" | "payment_mark"> }) {
  if (order.payment_mark) {
    return (
      <Badge tone="warn" dot>
        {paymentMarkLabels[order.payment_mark]}
      </Badge>
    );
  }
  return order.paid_at && <PaidBadge />;
}
