import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { useDisconnect } from "./use-melhor-envio.ts";

export function DisconnectDialog({ isOpen, onClose }: DialogState) {
  const { mutate, isPending } = useDisconnect();
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="Desconectar o Melhor Envio?"
      description="A loja apaga o token e para de perguntar preços: os clientes veem só as suas formas de entrega. Os pedidos já feitos guardam a entrega que têm. Para parar por um tempo, pause."
      confirmLabel="Desconectar"
      busy={isPending}
      onConfirm={() => mutate(undefined, { onSettled: onClose })}
    />
  );
}
