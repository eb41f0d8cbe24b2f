import { BadgeCheck, CircleCheck, Clock, Undo2 } from "lucide-react";
import { PaidBadge } from "#app/features/orders/paid-badge.tsx";
import { PixCode } from "#app/features/orders/pix-code.tsx";
import { readPrice } from "#app/features/orders/read-price.ts";
import { nextStepOf } from "#domain/orders/next-step.ts";
import { formatDateTime } from "#domain/orders/order-dates.ts";
import { dueByPix } from "#domain/orders/order-payment.ts";
import { Disclosure } from "#ui/accordion.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import type { AdminOrder } from "../admin-order.ts";
import { useChangeStatus, useSetPayment } from "../order-actions.ts";
import { orderTexts } from "../order-texts.ts";

/** What is to be done with the order: its payment, its completion, and the Pix code to charge it with. */
export function OrderPayment({ order }: { order: AdminOrder }) {
  const step = nextStepOf({ status: order.status, isPaid: order.paid_at !== null });
  // Keys keep each button, and the focus on it, when the two change places.
  const payment = <PaymentButton key="payment" order={order} isPrimary={step === "payment"} />;
  const status = <StatusButton key="status" order={order} isPrimary={step === "completion"} />;
  return (
    <section aria-labelledby="pagamento" className="grid gap-3 rounded-card border border-line bg-ground p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id="pagamento" className="font-semibold text-body">
          Pagamento
        </h3>
        {order.paid_at ? (
          <>
            <PaidBadge />
            <span className="text-muted tabular-nums">{formatDateTime(new Date(order.paid_at))}</span>
          </>
        ) : (
          <Badge tone="neutral">Não pago</Badge>
        )}
      </div>
      <p>{orderTexts.nextStep[step]}</p>
      <div className="flex flex-wrap gap-2 max-md:*:flex-1">
        {step === "payment" ? [payment, status] : [status, payment]}
      </div>
      {order.pix_code && (
        <div className="-mx-4 -mb-4 border-line border-t px-4 *:border-b-0">
          <Disclosure summary="Cobrar por Pix">
            <div className="grid gap-4">
              <p>
                {order.pix_cents === undefined ? orderTexts.pixExact : orderTexts.pixDiscounted}, mas não
                confirma nada sozinho: confira o extrato e marque como pago.
              </p>
              <PixCode code={order.pix_code} amountCents={dueByPix(readPrice(order))} size="app" />
            </div>
          </Disclosure>
        </div>
      )}
    </section>
  );
}

interface StepButtonProps {
  order: AdminOrder;
  isPrimary: boolean;
}

function PaymentButton({ order, isPrimary }: StepButtonProps) {
  const { mutate, isPending } = useSetPayment();
  const isPaid = order.paid_at !== null;
  return (
    <Button
      variant={isPrimary ? "primary" : "outline"}
      size="app"
      busy={isPending}
      icon={isPaid ? <Undo2 /> : <BadgeCheck />}
      onClick={() => mutate({ id: order.id, paid: !isPaid })}
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
