import { useEffect, useRef } from "react";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { orderNumber } from "#domain/orders/order-status.ts";
import { Dialog, DialogBody } from "#ui/dialog.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import type { AdminOrder } from "../admin-order.ts";
import { EditOrder } from "../edit-order/edit-order.tsx";
import { CopiedOrder } from "../offline-copies/copied-orders.tsx";
import { useMarkOpened } from "../order-actions.ts";
import { OrderFacts } from "../order-facts.tsx";
import { OrderLines } from "../order-lines.tsx";
import { useOrder } from "../order-queries.ts";
import { stepOf } from "../order-step.ts";
import { OrderDialogFoot } from "./order-dialog-foot.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderNotes } from "./order-notes.tsx";
import { OrderPayment } from "./order-payment.tsx";
import { OrderSteps } from "./order-steps.tsx";
import { useConfirmation } from "./use-confirmation.ts";

interface OrderDialogProps {
  orderId: string | null;
  onClose: () => void;
  onEditTemplates: () => void;
}

export function OrderDialog({ orderId, onClose, onEditTemplates }: OrderDialogProps) {
  // The order stays shown while the dialog fades out.
  const shown = useRef(orderId);
  if (orderId !== null) shown.current = orderId;
  return (
    <Dialog
      open={orderId !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`Detalhes do Pedido ${orderNumber(shown.current ?? "")}`}
    >
      {shown.current !== null && (
        <OrderContent key={shown.current} id={shown.current} onEditTemplates={onEditTemplates} />
      )}
    </Dialog>
  );
}

function OrderContent({ id, onEditTemplates }: { id: string; onEditTemplates: () => void }) {
  const { data: order, error, refetch, isPaused } = useOrder(id);
  useFirstLook(order);
  if (!order && isPaused) {
    return (
      <DialogBody>
        <CopiedOrder id={id} />
      </DialogBody>
    );
  }
  if (!order && error) {
    return (
      <DialogBody>
        <LoadFailed title="Não foi possível abrir o pedido" error={error} onRetry={refetch} />
      </DialogBody>
    );
  }
  if (!order) return <OrderSkeleton />;
  return <LoadedOrder order={order} onEditTemplates={onEditTemplates} />;
}

function LoadedOrder({ order, onEditTemplates }: { order: AdminOrder; onEditTemplates: () => void }) {
  const { confirmation, onPaid } = useConfirmation(order);
  const isTelling = confirmation?.isNext ?? false;
  return (
    <>
      <DialogBody>
        <OrderPayment order={order} confirmation={confirmation} onPaid={onPaid} />
        {order.fulfilment && (
          <OrderSteps
            order={order}
            fulfilment={order.fulfilment}
            isNext={stepOf(order) === "completion" && !isTelling}
          />
        )}
        <EditOrder order={order} />
        <OrderFacts order={order} />
        <OrderLines order={order} />
        <OrderNotes order={order} />
        <OrderHistory orderId={order.id} />
      </DialogBody>
      <OrderDialogFoot order={order} isWaiting={isTelling} onEditTemplates={onEditTemplates} />
    </>
  );
}

function useFirstLook(order: AdminOrder | undefined) {
  const markOpened = useMarkOpened();
  const unopened = order && !order.opened ? order.id : undefined;
  useEffect(() => {
    if (unopened) markOpened(unopened);
  }, [unopened, markOpened]);
}

function OrderSkeleton() {
  return (
    <DialogBody>
      <Loading label="Carregando pedido...">
        <div className="grid gap-6">
          <Skeleton className="h-36" />
          <div className="grid grid-cols-2 gap-4 md:grid-cols-3">
            {["Cliente", "WhatsApp", "Status", "Endereço", "CEP", "Data"].map((name) => (
              <Skeleton key={name} className="h-11" />
            ))}
          </div>
          <Skeleton className="h-64" />
        </div>
      </Loading>
    </DialogBody>
  );
}
