import type { ShownGuide } from "#domain/sizes/choose-guide.ts";
import { Button } from "#ui/button.tsx";
import { useLoadedDialog } from "#ui/use-loaded-dialog.ts";

const loadGuide = async () => (await import("#app/features/product/size-guide-dialog.tsx")).SizeGuideDialog;

/** Opens the size guide, which is loaded with the first look. Nothing where the owner shows none. */
export function SizeGuideLink({ guide }: { guide: ShownGuide }) {
  const { Dialog, button, show, isLoading, shown } = useLoadedDialog(
    loadGuide,
    "Não foi possível abrir o guia de tamanhos. Verifique sua conexão e tente novamente.",
  );
  if (guide === null) return null;
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="app"
        busy={isLoading}
        aria-haspopup="dialog"
        className="-ml-3 justify-self-start"
        onClick={show}
      >
        Guia de tamanhos
      </Button>
      {/* Whose measures a player types belongs to no order of that player's. */}
      {Dialog && <Dialog guide={guide} {...shown} returnFocusTo={button} onAsk={undefined} />}
    </>
  );
}
