import { AlertDialog } from "#ui/alert-dialog.tsx";
import { useLeaveGuard } from "./use-leave-guard.ts";

/** Asks before what was typed is lost. */
export function LeaveDialog({ isDirty }: { isDirty: boolean }) {
  const { isAsking, leave, stay } = useLeaveGuard(isDirty);
  return (
    <AlertDialog
      open={isAsking}
      onOpenChange={(open) => !open && stay()}
      title="Sair sem salvar?"
      description="O que você alterou nesta página ainda não foi salvo."
      confirmLabel="Sair sem salvar"
      cancelLabel="Continuar editando"
      onConfirm={leave}
    />
  );
}
