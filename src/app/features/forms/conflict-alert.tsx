import { Alert } from "#ui/alert.tsx";

/** Said where somebody else saved the same record meanwhile; the draft stays, and saving again replaces theirs. */
export function ConflictAlert({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Alert>
      <p>
        Outra pessoa alterou estes dados enquanto você editava. O que você digitou continua aqui: salve de
        novo para substituir, ou{" "}
        <button type="button" className="link" onClick={onDiscard}>
          veja a versão atual
        </button>
        .
      </p>
    </Alert>
  );
}
