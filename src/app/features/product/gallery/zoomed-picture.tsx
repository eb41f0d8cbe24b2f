import { useCallback, useState } from "react";
import { ResponsivePicture } from "#app/features/media/responsive-picture.tsx";
import { LazyPatches } from "#app/features/options/lazy-patches.tsx";
import { LazyOverlay } from "#app/features/print/lazy-overlay.tsx";
import type { PrintPreview } from "#app/features/print/print-preview.ts";
import type { ShownPicture } from "#domain/media/shown-picture.ts";
import type { Patch } from "#domain/options/shirt-option.ts";
import { describePrint } from "#domain/print/describe-print.ts";
import { cx } from "#ui/cx.ts";
import type { View } from "./zoom-geometry.ts";

interface ZoomedPictureProps {
  picture: ShownPicture;
  /** Null where the picture is not the one with the print. */
  preview: PrintPreview | null;
  patches: readonly Patch[];
  view: View;
  /** True while a finger holds the picture: the transition is off, so that it follows the finger. */
  still: boolean;
}

/** Uses the largest rendition from the start, because people zoom to see details. */
export function ZoomedPicture({ picture, preview, patches, view, still }: ZoomedPictureProps) {
  const [failed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  if (failed) return <p className="grid size-full place-items-center text-muted">Imagem indisponível</p>;
  return (
    <div
      className={cx("relative size-full", !still && "transition-transform duration-base ease-out")}
      style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
    >
      <ResponsivePicture
        picture={picture}
        alt={preview ? describePrint(preview.customization) : undefined}
        sizes="1920px"
        widths={[1920]}
        priority
        onFail={fail}
        className="pointer-events-none size-full object-contain"
      />
      {patches.length > 0 && <LazyPatches patches={patches} shownWhole width={480} />}
      {preview && <LazyOverlay {...preview} shownWhole />}
    </div>
  );
}
