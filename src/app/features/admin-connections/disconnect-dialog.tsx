import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import { AlertDialog } from "#ui/alert-dialog.tsx";

interface DisconnectDialogProps extends DialogState {
  /** What it is called, such as "Melhor Envio". */
  service: string;
  /** What comes of it. */
  description: string;
  disconnecting: {
    isPending: boolean;
    mutate: (input: undefined, options: { onSettled: () => void }) => void;
  };
}

export function DisconnectDialog(props: DisconnectDialogProps) {
  const { service, description, disconnecting, isOpen, onClose } = props;
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={`Desconectar o ${service}?`}
      description={`${description} Para parar por um tempo, pause.`}
      confirmLabel="Desconectar"
      busy={disconnecting.isPending}
      onConfirm={() => disconnecting.mutate(undefined, { onSettled: onClose })}
    />
  );
}
