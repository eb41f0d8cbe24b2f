import { BadgeCheck, Undo2 } from "lucide-react";
import { PaidBadge } from "#app/features/orders/paid-badge.tsx";
import { PixCode } from "#app/features/orders/pix-code.tsx";
import { formatDateTime } from "#domain/orders/order-dates.ts";
import { reaisToCents } from "#domain/reais.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import type { AdminOrder } from "../admin-order.ts";
import { useSetPayment } from "../order-actions.ts";

/** Shows whether the order is paid and, if not, the Pix code to pay with. */
export function OrderPayment({ order }: { order: AdminOrder }) {
  const { mutate, isPending } = useSetPayment();
  const isPaid = order.paid_at !== null;
  return (
    <section aria-labelledby="pagamento" className="grid gap-4 rounded-card border border-line bg-ground p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
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
        <Button
          variant="outline"
          size="app"
          busy={isPending}
          icon={isPaid ? <Undo2 /> : <BadgeCheck />}
          onClick={() => mutate({ id: order.id, paid: !isPaid })}
          className="max-md:basis-full md:ml-auto"
        >
          {isPaid ? "Desfazer pagamento" : "Marcar como pago"}
        </Button>
      </div>
      {order.pix_code && (
        <>
          <p className="text-muted">
            Este código tem o valor exato do pedido, mas não confirma nada sozinho: confira o extrato e marque
            como pago.
          </p>
          <PixCode code={order.pix_code} totalCents={reaisToCents(order.total_amount)} size="app" />
        </>
      )}
    </section>
  );
}
