import { useCallback, useState } from "react";
import { ResponsivePicture } from "#app/features/catalog/responsive-picture.tsx";
import { LazyOverlay } from "#app/features/print/lazy-overlay.tsx";
import type { PrintPreview } from "#app/features/print/print-preview.ts";
import type { ShownPicture } from "#domain/media/shown-picture.ts";
import { describePrint } from "#domain/print/describe-print.ts";
import { cx } from "#ui/cx.ts";
import type { View } from "./zoom-geometry.ts";

interface ZoomedPictureProps {
  picture: ShownPicture;
  preview: PrintPreview | null;
  view: View;
  /** While a finger holds it: no easing behind the finger. */
  still: boolean;
}

/** The largest rendition from the start: whoever opens this wants to see threads. */
export function ZoomedPicture({ picture, preview, view, still }: ZoomedPictureProps) {
  const [failed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  const isPrinted = preview?.print.picture.url === picture.url;
  if (failed) return <p className="grid size-full place-items-center text-muted">Imagem indisponível</p>;
  return (
    <div
      className={cx("relative size-full", !still && "transition-transform duration-base ease-out")}
      style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
    >
      <ResponsivePicture
        picture={picture}
        alt={isPrinted ? describePrint(preview.customization) : undefined}
        sizes="1920px"
        widths={[1920]}
        priority
        onFail={fail}
        className="pointer-events-none size-full object-contain"
      />
      {isPrinted && <LazyOverlay {...preview} shownWhole />}
    </div>
  );
}
