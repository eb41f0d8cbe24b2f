import { useMutation } from "@tanstack/react-query";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { toast } from "#ui/toast.tsx";
import type { DialogState } from "./use-open-dialog.ts";

interface DeleteDialogProps extends DialogState {
  /** How the record is called, in the toast that says what became of it. */
  name: string;
  title: string;
  description: string;
  /** Deletes the record and reads its list again. */
  work: () => Promise<void>;
}

/** Asks before a record (uma oferta, uma grade…) is deleted, and says whether it was. */
export function DeleteDialog({ name, title, description, work, isOpen, onClose }: DeleteDialogProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: work,
    onSuccess: () => toast.success(`${name} foi excluída`),
    onError: (error) => toast.error(`${name} não foi excluída`, { description: error.message }),
    onSettled: onClose,
  });
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      confirmLabel="Excluir"
      busy={isPending}
      onConfirm={() => mutate()}
    />
  );
}
