import { BadgeCheck, CircleCheck, Clock, Undo2 } from "lucide-react";
import { formatDateTime } from "#domain/orders/order-dates.ts";
import { paymentMarkHints } from "#domain/payments/payment-texts.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import type { AdminOrder } from "../admin-order.ts";
import { useChangeStatus, useSetPayment } from "../order-actions.ts";
import { stepOf } from "../order-step.ts";
import { orderTexts } from "../order-texts.ts";
import { PaymentBadge } from "../payment-badge.tsx";
import { stepTexts } from "../steps/step-texts.ts";
import { PaymentConfirmation } from "./payment-confirmation.tsx";
import { PixCharge } from "./pix-charge.tsx";
import { ProviderPayments } from "./provider-payments.tsx";
import type { Confirmation } from "./use-confirmation.ts";

interface OrderPaymentProps {
  order: AdminOrder;
  confirmation: Confirmation | undefined;
  onPaid: (isPaid: boolean) => void;
}

/** What is to be done with the order: its payment, its completion, and the Pix code to charge it with. */
export function OrderPayment({ order, confirmation, onPaid }: OrderPaymentProps) {
  const step = stepOf(order);
  const isTelling = confirmation?.isNext ?? false;
  // Keys keep each button, and the focus on it, when the two change places.
  const payment = (
    <PaymentButton key="payment" order={order} isPrimary={step === "payment"} onPaid={onPaid} />
  );
  const isLastStep = !order.fulfilment || order.fulfilment.step === "delivered";
  const status = (
    <StatusButton key="status" order={order} isPrimary={step === "completion" && isLastStep && !isTelling} />
  );
  const isStatusFirst = step === "completion" || step === "none";
  const next =
    order.fulfilment && step === "completion"
      ? stepTexts.next[order.fulfilment.step]
      : orderTexts.nextStep[step];
  return (
    <section aria-labelledby="pagamento" className="grid gap-3 rounded-card border border-line bg-ground p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id="pagamento" className="font-semibold text-body">
          Pagamento
        </h3>
        <PaymentBadge order={order} />
        {order.paid_at && (
          <span className="text-muted tabular-nums">{formatDateTime(new Date(order.paid_at))}</span>
        )}
        {!order.paid_at && !order.payment_mark && <Badge tone="neutral">Não pago</Badge>}
      </div>
      {order.payment_mark && <p>{paymentMarkHints[order.payment_mark]}</p>}
      <p>{isTelling ? orderTexts.tellOfPayment : next}</p>
      <div className="flex flex-wrap gap-2 max-md:*:flex-1">
        {isStatusFirst ? [status, payment] : [payment, status]}
      </div>
      {confirmation && <PaymentConfirmation {...confirmation} />}
      <ProviderPayments order={order} />
      <PixCharge order={order} />
    </section>
  );
}

interface StepButtonProps {
  order: AdminOrder;
  isPrimary: boolean;
}

function PaymentButton(props: StepButtonProps & Pick<OrderPaymentProps, "onPaid">) {
  const { order, isPrimary, onPaid } = props;
  const { mutate, isPending } = useSetPayment();
  const isPaid = order.paid_at !== null;
  return (
    <Button
      variant={isPrimary ? "primary" : "outline"}
      size="app"
      busy={isPending}
      icon={isPaid ? <Undo2 /> : <BadgeCheck />}
      onClick={() => mutate({ id: order.id, paid: !isPaid }, { onSuccess: () => onPaid(!isPaid) })}
    >
      {isPaid ? "Desfazer pagamento" : "Marcar como pago"}
    </Button>
  );
}

function StatusButton({ order, isPrimary }: StepButtonProps) {
  const { mutate, isPending } = useChangeStatus();
  const isDone = order.status === "completed";
  return (
    <Button
      variant={isPrimary ? "primary" : "outline"}
      size="app"
      busy={isPending}
      icon={isDone ? <Clock /> : <CircleCheck />}
      onClick={() => mutate({ id: order.id, status: isDone ? "pending" : "completed" })}
    >
      {isDone ? "Marcar como Pendente" : "Marcar como Concluído"}
    </Button>
  );
}
