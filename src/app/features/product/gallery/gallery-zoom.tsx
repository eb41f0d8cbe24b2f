import { Dialog } from "@base-ui/react/dialog";
import type { RefObject } from "react";
import type { PrintPreview } from "#app/features/print/print-preview.ts";
import type { ShownPicture } from "#domain/media/shown-picture.ts";
import type { Patch } from "#domain/options/shirt-option.ts";
import { ZoomView } from "./zoom-view.tsx";

export interface GalleryZoomProps {
  name: string;
  pictures: readonly ShownPicture[];
  preview: PrintPreview | null;
  /** Those on the first picture. */
  patches?: readonly Patch[];
  index: number;
  onIndexChange: (index: number) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  returnFocusTo: RefObject<HTMLElement | null>;
}

/** The full-screen zoom; on a printed shirt it opens at the print. */
export function GalleryZoom(props: GalleryZoomProps) {
  const { name, open, onOpenChange, returnFocusTo, ...view } = props;
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Popup
          finalFocus={returnFocusTo}
          className="fixed inset-0 z-50 bg-ground transition-opacity duration-base ease-out data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <Dialog.Title className="sr-only">{name}</Dialog.Title>
          <ZoomView {...view} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
