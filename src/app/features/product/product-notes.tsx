import { ChevronRight } from "lucide-react";
import { type ComponentType, useRef, useState } from "react";
import type { ShownGuide } from "#domain/sizes/choose-guide.ts";
import { Accordion, Disclosure } from "#ui/accordion.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { toast } from "#ui/toast.tsx";
import { LazyExchangeNotes } from "./lazy-exchange-notes.tsx";
import type { SizeGuideDialogProps } from "./size-guide-dialog.tsx";

const loadDialog = () => import("./size-guide-dialog.tsx");
/** Preloads the dialog; errors are ignored here because a click loads it again and handles them. */
const preloadDialog = () => void loadDialog().catch(() => undefined);

interface ProductNotesProps {
  sizeGuide: ShownGuide;
}

export function ProductNotes({ sizeGuide }: ProductNotesProps) {
  return (
    <Accordion>
      {sizeGuide !== null && <SizeGuideButton guide={sizeGuide} />}
      <Disclosure summary="Trocas e devoluções">
        <LazyExchangeNotes />
      </Disclosure>
    </Accordion>
  );
}

/** Looks like the rows beside it, but opens a dialog because the table needs more room. */
function SizeGuideButton({ guide }: Pick<SizeGuideDialogProps, "guide">) {
  const [Dialog, setDialog] = useState<ComponentType<SizeGuideDialogProps>>();
  const [state, setState] = useState<"closed" | "loading" | "open">("closed");
  const button = useRef<HTMLButtonElement>(null);
  const isLoading = state === "loading";

  async function show() {
    setState("loading");
    try {
      const { SizeGuideDialog } = await loadDialog();
      setDialog(() => SizeGuideDialog);
      setState("open");
    } catch {
      // The file could not be loaded: offline, or removed by a new version.
      setState("closed");
      toast.error("Não foi possível abrir o guia de tamanhos. Verifique sua conexão e tente novamente.");
    }
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-busy={isLoading || undefined}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={show}
        className="flex min-h-14 w-full items-center justify-between gap-4 border-line border-b text-left font-semibold"
      >
        Guia de tamanhos
        {isLoading ? <Spinner /> : <ChevronRight className="size-5 text-muted" />}
      </button>
      {Dialog && (
        <Dialog
          guide={guide}
          open={state === "open"}
          onOpenChange={(open) => setState(open ? "open" : "closed")}
          returnFocusTo={button}
        />
      )}
    </>
  );
}
