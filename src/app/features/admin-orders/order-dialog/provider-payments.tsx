import { RefreshCw } from "lucide-react";
import { formatCents } from "#domain/money.ts";
import { formatDateTime } from "#domain/orders/order-dates.ts";
import { paymentMethodLabels, paymentStateLabels } from "#domain/payments/payment-texts.ts";
import type { PaymentState } from "#domain/payments/provider-payment.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import type { AdminOrder, OrderPaymentReport } from "../admin-order.ts";
import { useCheckPayments } from "../order-actions.ts";
import { useOrderPayments } from "../order-queries.ts";
import { orderTexts } from "../order-texts.ts";

const tones: Record<PaymentState, BadgeTone> = {
  open: "neutral",
  approved: "ok",
  disputed: "warn",
  charged_back: "bad",
  refunded: "warn",
  ended: "neutral",
};

/** What Mercado Pago has said about the order. Nothing where it has nothing to do with it. */
export function ProviderPayments({ order }: { order: AdminOrder }) {
  const { data: payments = [], isError } = useOrderPayments(order.id);
  const { mutate, isPending } = useCheckPayments();
  const isExpected = order.payment !== undefined || order.payment_mark !== undefined;
  if (!isExpected && payments.length === 0) return null;
  return (
    <div className="grid justify-items-start gap-2">
      {payments.length > 0 && (
        <ul
          aria-label="Pagamentos no Mercado Pago"
          className="grid w-full divide-y divide-line border-line border-t"
        >
          {payments.map((payment) => (
            <Payment key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
      {isError && payments.length === 0 && <p className="text-muted">{orderTexts.paymentsFailed}</p>}
      <Button
        variant="ghost"
        size="app"
        className="-ml-3"
        icon={<RefreshCw />}
        busy={isPending}
        onClick={() => mutate(order.id)}
      >
        Conferir no Mercado Pago
      </Button>
    </div>
  );
}

function Payment({ payment }: { payment: OrderPaymentReport }) {
  const { id, method, state, amount_cents, refunded_cents, changed_at } = payment;
  return (
    <li className="grid gap-1 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold tabular-nums">
          {paymentMethodLabels[method]}, {formatCents(amount_cents)}
        </span>
        <Badge tone={tones[state]} dot>
          {paymentStateLabels[state]}
        </Badge>
        {refunded_cents > 0 && (
          <span className="text-muted tabular-nums">{formatCents(refunded_cents)} devolvidos</span>
        )}
      </p>
      <p className="text-caption text-muted tabular-nums">
        <time dateTime={changed_at}>{formatDateTime(new Date(changed_at))}</time> · pagamento{" "}
        {/* One click selects all of it, to look it up at Mercado Pago. */}
        <span className="wrap-anywhere select-all">{id}</span>
      </p>
    </li>
  );
}
