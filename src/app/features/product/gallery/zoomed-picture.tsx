import { useCallback, useState } from "react";
import { ResponsivePicture } from "#app/features/catalog/responsive-picture.tsx";
import type { ShownPicture } from "#domain/media/shown-picture.ts";
import { cx } from "#ui/cx.ts";
import type { View } from "./zoom-geometry.ts";

interface ZoomedPictureProps {
  picture: ShownPicture;
  view: View;
  /** While a finger holds it: no easing behind the finger. */
  still: boolean;
}

/** The largest rendition from the start: whoever opens this wants to see threads. */
export function ZoomedPicture({ picture, view, still }: ZoomedPictureProps) {
  const [failed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  if (failed) return <p className="grid size-full place-items-center text-muted">Imagem indisponível</p>;
  return (
    <div
      className={cx("size-full", !still && "transition-transform duration-base ease-out")}
      style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
    >
      <ResponsivePicture
        picture={picture}
        sizes="1920px"
        widths={[1920]}
        priority
        onFail={fail}
        className="pointer-events-none size-full object-contain"
      />
    </div>
  );
}
