import { useRef } from "react";
import { formatCents } from "#domain/money.ts";
import { reaisToCents } from "#domain/reais.ts";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import type { AdminOrderRow } from "../admin-order.ts";
import { useDeleteOrder } from "../order-actions.ts";
import { orderTexts } from "../order-texts.ts";

interface DeleteOrderDialogProps {
  /** The order to delete; null while the dialog is closed. */
  order: AdminOrderRow | null;
  onClose: () => void;
  onDeleted: (id: string) => void;
}

export function DeleteOrderDialog({ order, onClose, onDeleted }: DeleteOrderDialogProps) {
  // The order stays named while the dialog fades out.
  const shown = useRef(order);
  if (order !== null) shown.current = order;
  const deletion = useDeleteOrder({
    onDeleted: () => {
      onClose();
      if (order) onDeleted(order.id);
    },
  });
  return (
    <AlertDialog
      open={order !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Excluir Pedido"
      description={shown.current && <Description order={shown.current} />}
      confirmLabel="Excluir"
      busy={deletion.isPending}
      busyLabel="Excluindo..."
      onConfirm={() => order && deletion.mutate(order.id)}
    />
  );
}

function Description({ order }: { order: AdminOrderRow }) {
  const total = formatCents(reaisToCents(order.total_amount));
  return (
    <span className="grid gap-2">
      <span className="wrap-anywhere font-semibold text-text">
        {orderTexts.deleteSubject(order.customer, total)}
      </span>
      <span>{orderTexts.deleteQuestion}</span>
      <span>{orderTexts.deletedHint}</span>
    </span>
  );
}
