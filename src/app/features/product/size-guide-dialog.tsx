import { type RefObject, useRef } from "react";
import type { SizeGuide } from "#domain/sizes/size-guide.ts";
import { shirtGuide } from "#domain/sizes/size-guide-models.ts";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogBody, DialogFoot } from "#ui/dialog.tsx";
import type { LoadedDialogProps } from "#ui/use-loaded-dialog.ts";
import { SizeGuideView } from "./size-guide-view.tsx";

export interface SizeGuideDialogProps extends LoadedDialogProps {
  /** The guide of the product's category; undefined if it has none of its own. */
  guide: SizeGuide | undefined;
  returnFocusTo: RefObject<HTMLButtonElement | null>;
  /** Opens the answer for one's own build, once this dialog is closed; undefined where the guide cannot tell it. */
  onAsk: (() => void) | undefined;
}

export function SizeGuideDialog({ guide, open, onOpenChange, returnFocusTo, onAsk }: SizeGuideDialogProps) {
  const isAsked = useRef(false);

  function ask() {
    isAsked.current = true;
    onOpenChange(false);
  }

  function finish() {
    if (isAsked.current) onAsk?.();
    isAsked.current = false;
  }

  return (
    <Dialog
      title="Guia de tamanhos"
      width={720}
      phone="bottom"
      open={open}
      onOpenChange={onOpenChange}
      onClosed={finish}
      finalFocus={returnFocusTo}
    >
      <DialogBody>
        <SizeGuideView guide={guide ?? shirtGuide} garment={guide ? "peça" : "camisa"} />
      </DialogBody>
      {onAsk && (
        <DialogFoot>
          <Button variant="outline" onClick={ask}>
            Qual o meu tamanho?
          </Button>
        </DialogFoot>
      )}
    </Dialog>
  );
}
