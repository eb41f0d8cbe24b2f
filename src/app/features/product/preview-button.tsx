import { ZoomIn } from "lucide-react";
import { type RefObject, useState } from "react";
import { PrintCloseUp } from "#app/features/print/print-close-up.tsx";
import type { PrintPreview } from "#app/features/print/print-preview.ts";
import { stageWidths } from "./gallery/gallery-layout.ts";
import { LazyZoom, preloadZoom } from "./gallery/lazy-zoom.tsx";

interface PreviewButtonProps {
  preview: PrintPreview;
  ref: RefObject<HTMLButtonElement | null>;
}

/** The print above the fields of a phone, where the gallery is out of sight while people type. It opens the zoom. */
export function PreviewButton({ preview, ref }: PreviewButtonProps) {
  const [isZoomed, setZoomed] = useState(false);
  return (
    <>
      <button
        ref={ref}
        type="button"
        aria-label="Ampliar prévia"
        aria-haspopup="dialog"
        onPointerEnter={preloadZoom}
        onFocus={preloadZoom}
        onClick={() => setZoomed(true)}
        className="relative block w-full cursor-zoom-in focus-visible:-outline-offset-4 md:hidden"
      >
        <PrintCloseUp {...preview} sizes="100vw" widths={stageWidths} />
        <span className="absolute right-3 bottom-3 grid size-8 place-items-center rounded-control bg-ground/80">
          <ZoomIn aria-hidden="true" className="size-5" />
        </span>
      </button>
      <LazyZoom
        name="Prévia da personalização"
        pictures={[{ ...preview.print.picture, alt: "", color: null }]}
        preview={preview}
        index={0}
        onIndexChange={() => {}}
        open={isZoomed}
        onOpenChange={setZoomed}
        returnFocusTo={ref}
      />
    </>
  );
}
