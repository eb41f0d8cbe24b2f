import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { TablePicture } from "#app/features/admin/table-picture.tsx";
import type { PrintArea } from "#domain/print/shirt-print.ts";
import type { DraftImage } from "../product-draft/draft-image.ts";
import type { PictureSize } from "../product-draft/draft-print.ts";
import { AreaHandle, type Grip, percent } from "./area-handle.tsx";

/** The recommended aspect ratio, used until a picture from another site has loaded. */
export const usualSize: PictureSize = { width: 4, height: 5 };

interface AreaStageProps {
  image: DraftImage;
  /** Null until it is known. */
  size: PictureSize | null;
  alt: string;
  area: PrintArea;
  /** The handles of the area, with their names. */
  grips: Partial<Record<Grip, string>>;
  onAreaChange: (area: PrintArea) => void;
  onMeasured: (size: PictureSize) => void;
  /** Drawn on the picture, below the handles. */
  overlay: ReactNode;
  /** Said to screen readers while it is set. */
  notice?: string | undefined;
  /** Drawn above everything. */
  children?: ReactNode;
}

/** A picture of the product with something laid on it, and the handles of the area in which it lies. */
export function AreaStage(props: AreaStageProps) {
  const { image, size, alt, area, grips, onAreaChange, onMeasured, overlay, notice, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [spoken, setSpoken] = useState("");
  const shownSize = size ?? usualSize;

  function measure({ target }: SyntheticEvent) {
    if (size || !(target instanceof HTMLImageElement) || target.naturalWidth === 0) return;
    onMeasured({ width: target.naturalWidth, height: target.naturalHeight });
  }

  // What was said before must not be said again when the notice ends.
  useEffect(() => {
    if (notice) setSpoken("");
  }, [notice]);

  const movesWhole = grips.whole !== undefined;
  return (
    <div
      ref={frame}
      onLoadCapture={measure}
      className="relative w-full max-w-100 select-none justify-self-center"
      style={{ aspectRatio: `${shownSize.width} / ${shownSize.height}` }}
    >
      <div className="absolute inset-0 overflow-clip rounded-control bg-stage">
        <TablePicture
          image={{ ...shownSize, image_url: image.picture.url, dominant_color: image.picture.dominantColor }}
          alt={alt}
          sizes="400px"
          widths={[480, 960]}
        />
        {overlay}
      </div>
      {!movesWhole && <AreaBorder area={area} />}
      {Object.entries(grips).map(([grip, name]) => (
        <AreaHandle
          key={grip}
          grip={grip as Grip}
          name={name}
          frame={frame}
          area={area}
          isSmall={movesWhole}
          onChange={onAreaChange}
          onMoved={setSpoken}
        />
      ))}
      {children}
      <p role="status" className="sr-only">
        {notice ?? spoken}
      </p>
    </div>
  );
}

function AreaBorder({ area: { x, y, width, height } }: { area: PrintArea }) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute border border-canary border-dashed"
      style={{ left: percent(x), top: percent(y), width: percent(width), height: percent(height) }}
    />
  );
}
