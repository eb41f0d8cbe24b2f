import { useMutation } from "@tanstack/react-query";
import { ApiError } from "#app/api/api-client.ts";
import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { toast } from "#ui/toast.tsx";
import { useRenewCategories } from "./use-categories.ts";

interface ConfirmDialogProps extends DialogState {
  title: string;
  question: string;
  /** Names the affected record, because the question does not. */
  subject: string;
  confirmLabel: string;
  work: () => Promise<void>;
  success: string;
  failure: string;
}

/** Asks for confirmation, performs the action and shows the result. */
export function ConfirmDialog({ isOpen, onClose, work, success, failure, ...texts }: ConfirmDialogProps) {
  const renew = useRenewCategories();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await work();
      await renew();
    },
    onSuccess: () => {
      toast.success(success);
      onClose();
    },
    onError: (error) => {
      // For this error the toast's title already gives the reason.
      const isInUse = error instanceof ApiError && error.code === "category_in_use";
      toast.error(failure, { description: isInUse ? undefined : error.message });
      onClose();
    },
  });
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={texts.question}
      confirmLabel={texts.confirmLabel}
      busy={isPending}
      onConfirm={() => mutate()}
    >
      <p className="break-words font-semibold">{texts.subject}</p>
    </AlertDialog>
  );
}
