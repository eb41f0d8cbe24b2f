import { AlertDialog } from "#ui/alert-dialog.tsx";
import { useDeleteOrder } from "../order-actions.ts";
import { orderTexts } from "../order-texts.ts";

interface DeleteOrderDialogProps {
  /** The order to delete; null while the dialog is closed. */
  orderId: string | null;
  onClose: () => void;
  onDeleted: (id: string) => void;
}

export function DeleteOrderDialog({ orderId, onClose, onDeleted }: DeleteOrderDialogProps) {
  const deletion = useDeleteOrder({
    onDeleted: () => {
      onClose();
      if (orderId) onDeleted(orderId);
    },
  });
  return (
    <AlertDialog
      open={orderId !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Excluir Pedido"
      description={orderTexts.deleteQuestion}
      confirmLabel="Excluir"
      busy={deletion.isPending}
      busyLabel="Excluindo..."
      onConfirm={() => orderId && deletion.mutate(orderId)}
    />
  );
}
