import { type MouseEvent, useEffect, useRef } from "react";
import { LazyOverlay } from "#app/features/print/lazy-overlay.tsx";
import type { Customization } from "#domain/print/customization.ts";
import type { PrintArea } from "#domain/print/shirt-print.ts";
import { AreaStage, usualSize } from "../area/area-stage.tsx";
import type { DraftImage } from "../product-draft/draft-image.ts";
import type { DraftPrint, PictureSize } from "../product-draft/draft-print.ts";

const POINT = "Toque na foto, na cor que quer usar";

const grips = {
  start: "Canto superior esquerdo da estampa",
  end: "Canto inferior direito da estampa",
};

type Point = (place: { x: number; y: number }) => void;

interface PrintStageProps {
  print: DraftPrint;
  image: DraftImage;
  sample: Customization;
  onAreaChange: (area: PrintArea) => void;
  onMeasured: (size: PictureSize) => void;
  /** While set, a click on the picture points at a colour, in fractions of the picture. */
  onPoint: Point | undefined;
}

/** The back picture with a sample print, and the two handles of its area. */
export function PrintStage(props: PrintStageProps) {
  const { print, image, sample, onAreaChange, onMeasured, onPoint } = props;
  const picture = { url: image.picture.url, ...(print.size ?? usualSize) };
  return (
    <AreaStage
      image={image}
      size={print.size}
      alt={image.altText || "Costas da camisa"}
      area={print.area}
      grips={grips}
      onAreaChange={onAreaChange}
      onMeasured={onMeasured}
      notice={onPoint && POINT}
      overlay={<LazyOverlay print={{ ...print, picture }} customization={sample} shownWhole />}
    >
      {onPoint && <PointLayer onPoint={onPoint} />}
    </AreaStage>
  );
}

/** Covers the picture while a colour is pointed at. */
function PointLayer({ onPoint }: { onPoint: Point }) {
  const layer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    layer.current?.scrollIntoView({ block: "nearest" });
  }, []);

  function pointAt({ clientX, clientY, currentTarget }: MouseEvent) {
    const box = currentTarget.getBoundingClientRect();
    onPoint({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height });
  }

  return (
    <button
      ref={layer}
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
  );
}
