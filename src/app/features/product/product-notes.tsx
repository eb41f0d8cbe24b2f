import { ChevronRight } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { Accordion, Disclosure } from "#ui/accordion.tsx";

const loadGuide = () => import("./size-guide-dialog.tsx");
const SizeGuideDialog = lazy(loadGuide);

export function ProductNotes() {
  return (
    <Accordion>
      <SizeGuide />
      <Disclosure summary="Trocas e devoluções">
        <div className="grid gap-3 text-small">
          <p>
            Comprou e se arrependeu? Você tem 7 dias, contados do recebimento, para devolver a peça e receber
            o valor de volta, como garante o Código de Defesa do Consumidor para compras feitas a distância.
          </p>
          <p>
            Peças personalizadas com nome e número são feitas para você: a troca ou a devolução é combinada
            com o atendente.
          </p>
          <p>Para trocar ou devolver, fale com o atendente pelo WhatsApp do seu pedido.</p>
        </div>
      </Disclosure>
    </Accordion>
  );
}

/** Looks like the rows beside it, but opens a dialog because the table needs more room. */
function SizeGuide() {
  const [state, setState] = useState<"unused" | "open" | "closed">("unused");
  const button = useRef<HTMLButtonElement>(null);
  const preload = () => void loadGuide();
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setState("open")}
        className="flex min-h-14 w-full items-center justify-between gap-4 border-line border-b text-left font-semibold"
      >
        Guia de tamanhos
        <ChevronRight className="size-5 text-muted" />
      </button>
      {state !== "unused" && (
        <Suspense fallback={null}>
          <SizeGuideDialog
            open={state === "open"}
            onOpenChange={(open) => setState(open ? "open" : "closed")}
            returnFocusTo={button}
          />
        </Suspense>
      )}
    </>
  );
}
