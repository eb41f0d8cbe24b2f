import { Ruler, Table2 } from "lucide-react";
import { type ReactNode, type RefObject, useRef } from "react";
import { canAdvise } from "#domain/sizes/garment-measures.ts";
import type { SizeGuide } from "#domain/sizes/size-guide.ts";
import { shirtGuide } from "#domain/sizes/size-guide-models.ts";
import { Spinner } from "#ui/spinner.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { useLoadedDialog } from "#ui/use-loaded-dialog.ts";
import type { Purchase } from "./use-purchase.ts";

const loadGuide = async () => (await import("./size-guide-dialog.tsx")).SizeGuideDialog;
const loadAdvice = async () =>
  (await import("#app/features/size-advice/size-advice-dialog.tsx")).SizeAdviceDialog;

export interface SizeHelpProps {
  product: Purchase["product"];
  onSizeChoose: Purchase["setSize"];
  /** Undefined: the shop's standard guide. */
  guide: SizeGuide | undefined;
}

/** What helps to choose among the sizes above it: an answer for one's own build, and the table of measures. */
export default function SizeHelp({ product, onSizeChoose, guide }: SizeHelpProps) {
  const table = useLoadedDialog(
    loadGuide,
    "Não foi possível abrir o guia de tamanhos. Verifique sua conexão e tente novamente.",
  );
  const advice = useLoadedDialog(
    loadAdvice,
    "Não foi possível abrir a ajuda com o tamanho. Verifique sua conexão e tente novamente.",
  );
  const returnTo = useRef<HTMLElement>(null);
  const isOffered = canAdvise(guide ?? shirtGuide);

  function ask() {
    returnTo.current = advice.button.current;
    void advice.show();
  }

  function choose(size: string) {
    onSizeChoose(size);
    const radios = advice.button.current?.form?.querySelectorAll<HTMLInputElement>("[name=size]") ?? [];
    returnTo.current = [...radios].find(({ value }) => value === size) ?? advice.button.current;
    advice.shown.onOpenChange(false);
  }

  return (
    <div className="mt-1 flex flex-wrap gap-x-4">
      {isOffered && (
        <HelpButton icon={<Ruler className="text-muted" />} ref={advice.button} onPress={ask} {...advice}>
          Qual o meu tamanho?
        </HelpButton>
      )}
      <HelpButton icon={<Table2 className="text-muted" />} ref={table.button} onPress={table.show} {...table}>
        Guia de tamanhos
      </HelpButton>
      {table.Dialog && (
        <table.Dialog
          guide={guide}
          {...table.shown}
          returnFocusTo={table.button}
          onAsk={isOffered ? ask : undefined}
        />
      )}
      {advice.Dialog && (
        <advice.Dialog
          product={product}
          guide={guide}
          {...advice.shown}
          onChoose={choose}
          returnFocusTo={returnTo}
        />
      )}
    </div>
  );
}

interface HelpButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
  icon: ReactNode;
  isLoading: boolean;
  preload: () => void;
  onPress: () => void;
  children: ReactNode;
}

function HelpButton({ ref, icon, isLoading, preload, onPress, children }: HelpButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-haspopup="dialog"
      aria-busy={isLoading || undefined}
      // It is rendered before its file is loaded, and a click until then would be lost.
      disabled={!useHydrated()}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={onPress}
      className="link flex min-h-11 items-center gap-1.5 font-medium text-small [&_svg]:size-5"
    >
      {isLoading ? <Spinner /> : icon}
      {children}
    </button>
  );
}
