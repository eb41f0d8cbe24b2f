import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { useDisconnect } from "./use-mercado-pago.ts";

export function DisconnectDialog({ isOpen, onClose }: DialogState) {
  const { mutate, isPending } = useDisconnect();
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="Desconectar o Mercado Pago?"
      description="A loja apaga as credenciais e deixa de saber dos pagamentos, também dos códigos que os clientes já têm: confira esses no Mercado Pago. Os pedidos pagos continuam pagos. Para parar por um tempo, pause."
      confirmLabel="Desconectar"
      busy={isPending}
      onConfirm={() => mutate(undefined, { onSettled: onClose })}
    />
  );
}
