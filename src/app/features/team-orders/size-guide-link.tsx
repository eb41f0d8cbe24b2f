import { type ComponentType, useRef, useState } from "react";
import type { SizeGuideDialogProps } from "#app/features/product/size-guide-dialog.tsx";
import type { ShownGuide } from "#domain/sizes/choose-guide.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";

/** Opens the size guide, which is loaded with the first look. Nothing where the owner shows none. */
export function SizeGuideLink({ guide }: { guide: ShownGuide }) {
  const [Dialog, setDialog] = useState<ComponentType<SizeGuideDialogProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (guide === null) return null;

  async function show() {
    try {
      const { SizeGuideDialog } = await import("#app/features/product/size-guide-dialog.tsx");
      setDialog(() => SizeGuideDialog);
      setIsOpen(true);
    } catch {
      toast.error("Não foi possível abrir o guia de tamanhos. Verifique sua conexão e tente novamente.");
    }
  }

  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="app"
        aria-haspopup="dialog"
        className="justify-self-start"
        onClick={show}
      >
        Guia de tamanhos
      </Button>
      {Dialog && <Dialog guide={guide} open={isOpen} onOpenChange={setIsOpen} returnFocusTo={button} />}
    </>
  );
}
