import type { CopyOutcome } from "#app/features/clipboard/use-copy.ts";

/** Says what came of copying a code; that it was copied is seen on the button. */
export function CopyStatus({ outcome }: { outcome: CopyOutcome }) {
  return (
    <p role="status" className={outcome === "refused" ? "text-small text-warn" : "sr-only"}>
      {outcome === "copied" && "Copiado!"}
      {outcome === "refused" &&
        "O navegador não deixou copiar. O código está selecionado: copie pelo menu do aparelho."}
    </p>
  );
}
