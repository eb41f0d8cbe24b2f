import { type MouseEvent, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { TablePicture } from "#app/features/admin/table-picture.tsx";
import { LazyOverlay } from "#app/features/print/lazy-overlay.tsx";
import type { Customization } from "#domain/print/customization.ts";
import type { PrintArea } from "#domain/print/shirt-print.ts";
import type { DraftImage } from "../product-draft/draft-image.ts";
import type { DraftPrint, PictureSize } from "../product-draft/draft-print.ts";
import { PrintHandle } from "./print-handle.tsx";

/** The recommended aspect ratio, used until a picture from another site has loaded. */
const usualSize: PictureSize = { width: 4, height: 5 };

const POINT = "Toque na foto, na cor que quer usar";

interface PrintStageProps {
  print: DraftPrint;
  image: DraftImage;
  sample: Customization;
  onAreaChange: (area: PrintArea) => void;
  onMeasured: (size: PictureSize) => void;
  /** While set, a click on the picture points at a colour, in fractions of the picture. */
  onPoint: ((place: { x: number; y: number }) => void) | undefined;
}

/** The back picture with a sample print, and the two handles of its area. */
export function PrintStage(props: PrintStageProps) {
  const { print, image, sample, onAreaChange, onMeasured, onPoint } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [spoken, setSpoken] = useState("");
  const { url } = image.picture;
  const size = print.size ?? usualSize;
  const { x, y, width, height } = print.area;

  function measure({ target }: SyntheticEvent) {
    if (print.size || !(target instanceof HTMLImageElement) || target.naturalWidth === 0) return;
    onMeasured({ width: target.naturalWidth, height: target.naturalHeight });
  }

  const isPointing = onPoint !== undefined;
  useEffect(() => {
    if (!isPointing) return setSpoken("");
    frame.current?.scrollIntoView({ block: "nearest" });
    setSpoken(POINT);
  }, [isPointing]);

  function pointAt({ clientX, clientY, currentTarget }: MouseEvent) {
    const box = currentTarget.getBoundingClientRect();
    onPoint?.({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height });
  }

  const handleProps = { frame, area: print.area, onChange: onAreaChange, onMoved: setSpoken };
  return (
    <div
      ref={frame}
      onLoadCapture={measure}
      className="relative w-full max-w-100 select-none justify-self-center"
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
    >
      <div className="absolute inset-0 overflow-clip rounded-control bg-stage">
        <TablePicture
          image={{ ...size, image_url: url, dominant_color: image.picture.dominantColor }}
          alt={image.altText || "Costas da camisa"}
          sizes="400px"
          widths={[480, 960]}
        />
        <LazyOverlay print={{ ...print, picture: { url, ...size } }} customization={sample} shownWhole />
      </div>
      <div
        aria-hidden="true"
        className="pointer-events-none absolute border border-canary border-dashed"
        style={{ left: percent(x), top: percent(y), width: percent(width), height: percent(height) }}
      />
      <PrintHandle corner="start" {...handleProps} />
      <PrintHandle corner="end" {...handleProps} />
      {isPointing && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={POINT}
          onClick={pointAt}
          className="absolute inset-0 grid cursor-crosshair place-items-start"
        >
          <span aria-hidden="true" className="m-2 rounded-inner bg-scrim px-3 py-1.5 text-caption">
            {POINT}
          </span>
        </button>
      )}
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </div>
  );
}

const percent = (part: number): string => `${part * 100}%`;
