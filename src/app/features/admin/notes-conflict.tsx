import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";

interface NotesConflictProps {
  theirs: string;
  isSaving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Shown when another administrator saved first: it shows both texts and lets the user choose. */
export function NotesConflict({ theirs, isSaving, onKeepMine, onTakeTheirs }: NotesConflictProps) {
  return (
    <div className="grid gap-3">
      <Alert>
        Outra pessoa alterou estas anotações enquanto você escrevia. Nada foi perdido: escolha com qual texto
        ficar.
      </Alert>
      <div>
        <p className="font-medium text-caption text-muted">Texto da outra pessoa</p>
        <p className="wrap-anywhere mt-1 whitespace-pre-line rounded-control bg-raised p-3">
          {theirs || "(vazio)"}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="app" variant="outline" onClick={onTakeTheirs}>
          Usar o texto dela
        </Button>
        <Button size="app" busy={isSaving} busyLabel="Salvando..." onClick={onKeepMine}>
          Salvar o meu
        </Button>
      </div>
    </div>
  );
}
