import { customerMarkTexts } from "#domain/payments/payment-texts.ts";
import type { PaymentMark } from "#domain/payments/settlement.ts";
import { Alert } from "#ui/alert.tsx";

/** Shown instead of 'Pago' where something is wrong with the money of an order. */
export function PaymentMarkNotice({ mark, className }: { mark: PaymentMark; className?: string }) {
  return (
    <Alert tone="info" announce={false} className={className}>
      {customerMarkTexts[mark]}
    </Alert>
  );
}
