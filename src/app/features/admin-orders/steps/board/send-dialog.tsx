import { type RefObject, useState } from "react";
import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import { orderNumber } from "#domain/orders/order-status.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogBody, DialogFoot } from "#ui/dialog.tsx";
import type { AdminOrderRow } from "../../admin-order.ts";
import { useSetStep } from "../step-actions.ts";
import { TrackingFields, WithoutCode } from "../tracking-fields.tsx";
import { useTrackingForm } from "../use-tracking-form.ts";

interface SendDialogProps extends DialogState {
  order: AdminOrderRow;
  /** Gets the focus once the order has left the card from which the dialog was opened. */
  board: RefObject<HTMLElement | null>;
}

/** Asks with whom an order was sent, before it goes to 'Enviado'. Both may be left empty, or emptied. */
export function SendDialog({ order, board, isOpen, onClose }: SendDialogProps) {
  const before = order.fulfilment ?? { step: "to_do", tracking: null };
  const [isSent, setIsSent] = useState(false);
  const { mutateAsync: setStep } = useSetStep();
  const { typed, setTyped, busy, alert, fields, form } = useTrackingForm({
    tracking: before.tracking,
    mayStayEmpty: true,
    save: async (tracking) => {
      await setStep({ id: order.id, step: "sent", before, tracking });
      setIsSent(true);
      onClose();
    },
  });

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && !busy && onClose()}
      width={440}
      phone="bottom"
      finalFocus={isSent ? board : undefined}
      title={`Enviar pedido ${orderNumber(order.id)}`}
      description={order.customer}
    >
      <form {...form} className="contents">
        <DialogBody>
          {alert && <Alert>{alert}</Alert>}
          <TrackingFields {...typed} errors={fields} onChange={setTyped} />
          <WithoutCode tracking={before.tracking} />
        </DialogBody>
        <DialogFoot>
          <Button variant="ghost" size="app" onClick={() => !busy && onClose()}>
            Cancelar
          </Button>
          <Button type="submit" size="app" busy={busy} busyLabel="Salvando...">
            Marcar como enviado
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
