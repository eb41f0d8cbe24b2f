import type { RefObject } from "react";
import type { SizeGuide } from "#domain/sizes/size-guide.ts";
import { shirtGuide } from "#domain/sizes/size-guide-models.ts";
import { Dialog, DialogBody } from "#ui/dialog.tsx";
import { SizeGuideView } from "./size-guide-view.tsx";

export interface SizeGuideDialogProps {
  /** The guide of the product's category; undefined if it has none of its own. */
  guide: SizeGuide | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  returnFocusTo: RefObject<HTMLButtonElement | null>;
}

export function SizeGuideDialog({ guide, open, onOpenChange, returnFocusTo }: SizeGuideDialogProps) {
  return (
    <Dialog
      title="Guia de tamanhos"
      width={720}
      phone="bottom"
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={returnFocusTo}
    >
      <DialogBody>
        <SizeGuideView guide={guide ?? shirtGuide} garment={guide ? "peça" : "camisa"} />
      </DialogBody>
    </Dialog>
  );
}
