import { AlertDialog } from "#ui/alert-dialog.tsx";
import type { LeaveGuard } from "./use-leave-guard.ts";

interface LeaveDialogProps {
  guard: LeaveGuard;
  title: string;
  description: string;
  confirmLabel: string;
}

/** Asks for confirmation before unsaved input is lost. */
export function LeaveDialog({ guard, ...texts }: LeaveDialogProps) {
  return (
    <AlertDialog
      {...texts}
      cancelLabel="Continuar editando"
      open={guard.isAsking}
      onOpenChange={(open) => !open && guard.stay()}
      onConfirm={guard.leave}
    />
  );
}
