import { BellRing } from "lucide-react";
import { type ComponentType, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { AlertMeDialogProps } from "./alert-me-dialog.tsx";

interface AlertMeButtonProps {
  productId: string;
  /** The sizes that are sold out. */
  sizes: readonly string[];
}

/** Opens the form in which people ask to hear of a size that is sold out. */
export function AlertMeButton({ productId, sizes }: AlertMeButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<AlertMeDialogProps>>();
  const [state, setState] = useState<"closed" | "loading" | "open">("closed");
  const button = useRef<HTMLButtonElement>(null);

  async function show() {
    setState("loading");
    try {
      const { AlertMeDialog } = await import("./alert-me-dialog.tsx");
      setDialog(() => AlertMeDialog);
      setState("open");
    } catch {
      // The file could not be loaded: offline, or removed by a new version.
      setState("closed");
      toast.error("Não foi possível abrir o aviso. Verifique sua conexão e tente novamente.");
    }
  }

  return (
    <>
      <Button
        ref={button}
        variant="outline"
        size="sm"
        icon={<BellRing />}
        aria-haspopup="dialog"
        // It is rendered before its file is loaded, and a click until then would be lost.
        disabled={!useHydrated()}
        busy={state === "loading"}
        onClick={show}
        className="mt-3"
      >
        Avise-me quando chegar
      </Button>
      {Dialog && (
        <Dialog
          productId={productId}
          sizes={sizes}
          open={state === "open"}
          onOpenChange={(open) => setState(open ? "open" : "closed")}
          returnFocusTo={button}
        />
      )}
    </>
  );
}
