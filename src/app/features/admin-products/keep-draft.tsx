import { useEffect } from "react";
import { useBlocker } from "react-router";
import { AlertDialog } from "#ui/alert-dialog.tsx";

interface KeepDraftProps {
  /** Something was typed and not saved. */
  when: boolean;
  /** Asked in the moment of leaving: true just after it was saved. */
  unless: () => boolean;
}

/** Asks before whatever was typed is lost, whichever way its screen is left. */
export function KeepDraft({ when, unless }: KeepDraftProps) {
  const blocker = useBlocker(() => when && !unless());
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [when]);
  return (
    <AlertDialog
      open={blocker.state === "blocked"}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title="Descartar alterações?"
      description="O que você mudou neste produto ainda não foi salvo."
      cancelLabel="Continuar editando"
      confirmLabel="Descartar"
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
