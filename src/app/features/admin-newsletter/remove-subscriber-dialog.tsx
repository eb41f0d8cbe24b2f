import { AlertDialog } from "#ui/alert-dialog.tsx";
import { type SubscriberRow, useRemoveSubscriber } from "./subscriber-queries.ts";

interface RemoveSubscriberDialogProps {
  subscriber: SubscriberRow;
  open: boolean;
  onClose: () => void;
}

export function RemoveSubscriberDialog({ subscriber, open, onClose }: RemoveSubscriberDialogProps) {
  const removal = useRemoveSubscriber(onClose);
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Remover da newsletter"
      description={
        <>
          Tem certeza que deseja remover{" "}
          <span className="wrap-anywhere font-semibold">{subscriber.email}</span> da lista? Se a pessoa só não
          quer mais receber, ela pode cancelar pelo link dos e-mails; assim a loja continua sabendo que não
          deve escrever para ela.
        </>
      }
      confirmLabel="Remover"
      busyLabel="Removendo..."
      busy={removal.isPending}
      onConfirm={() => removal.mutate(subscriber)}
    />
  );
}
