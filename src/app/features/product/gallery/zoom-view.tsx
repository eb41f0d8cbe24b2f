import { Dialog } from "@base-ui/react/dialog";
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import type { PrintPreview } from "#app/features/print/print-preview.ts";
import type { ShownPicture } from "#domain/media/shown-picture.ts";
import type { Patch } from "#domain/options/shirt-option.ts";
import { Badge } from "#ui/badge.tsx";
import { IconButton, iconButtonClass } from "#ui/icon-button.tsx";
import { useZoom } from "./use-zoom.ts";
import { MAX_SCALE, MIN_SCALE, type Point } from "./zoom-geometry.ts";
import { ZoomedPicture } from "./zoomed-picture.tsx";

const STEP_FACTOR = 1.5;
const PAN_PX = 80;
const overPicture = "bg-ground/80";

/** The direction in which the picture moves, so that the view follows the key. */
const directions: Record<string, Point> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

interface ZoomViewProps {
  pictures: readonly ShownPicture[];
  preview: PrintPreview | null;
  /** Those on the first picture. */
  patches?: readonly Patch[];
  index: number;
  onIndexChange: (index: number) => void;
}

export function ZoomView({ pictures, preview, patches = [], index, onIndexChange }: ZoomViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const picture = pictures[index];
  const isPrinted = picture !== undefined && preview?.print.picture.url === picture.url;
  const zoom = useZoom(frame, picture, isPrinted ? preview?.print.area : undefined, step);
  const { view, zoomBy, pan } = zoom;

  function step(by: 1 | -1) {
    zoom.reset();
    onIndexChange((index + by + pictures.length) % pictures.length);
  }

  function onKeyDown(event: KeyboardEvent) {
    // With Ctrl, Command or Alt these keys are browser shortcuts.
    if (event.ctrlKey || event.metaKey || event.altKey || !act(event.key)) return;
    event.preventDefault();
    // The dialog is a React child of the gallery, which would handle the arrow keys too.
    event.stopPropagation();
  }

  /** Handles a key: the arrows change an unzoomed picture and move a zoomed one. Returns false for other keys. */
  function act(key: string): boolean {
    const isWhole = view.scale === MIN_SCALE;
    if (key === "+" || key === "=") zoomBy(STEP_FACTOR);
    else if (key === "-") zoomBy(1 / STEP_FACTOR);
    else if (key === "0") zoom.reset();
    else if (isWhole && key === "ArrowLeft") step(-1);
    else if (isWhole && key === "ArrowRight") step(1);
    else if (directions[key]) pan(directions[key].x * PAN_PX, directions[key].y * PAN_PX);
    else return false;
    return true;
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys work wherever the focus is in the dialog
    <div className="absolute inset-0" onKeyDown={onKeyDown}>
      <div
        ref={frame}
        {...zoom.pointerProps}
        className={`absolute inset-0 touch-none select-none overflow-hidden ${view.scale > 1 ? "cursor-zoom-out" : "cursor-zoom-in"}`}
      >
        {picture && (
          <ZoomedPicture
            key={picture.url}
            picture={picture}
            preview={isPrinted ? preview : null}
            patches={index === 0 ? patches : []}
            view={view}
            still={zoom.isDragging}
          />
        )}
      </div>
      <div className="absolute top-3 right-3 flex gap-2">
        <IconButton
          label="Diminuir zoom"
          className={overPicture}
          aria-disabled={view.scale === MIN_SCALE}
          onClick={() => zoomBy(1 / STEP_FACTOR)}
        >
          <ZoomOut className="size-5" />
        </IconButton>
        <IconButton
          label="Aumentar zoom"
          className={overPicture}
          aria-disabled={view.scale === MAX_SCALE}
          onClick={() => zoomBy(STEP_FACTOR)}
        >
          <ZoomIn className="size-5" />
        </IconButton>
        <Dialog.Close aria-label="Fechar" className={iconButtonClass({}, overPicture)}>
          <X className="size-5" />
        </Dialog.Close>
      </div>
      {pictures.length > 1 && <Steps onStep={step} />}
      <p
        aria-live="polite"
        className="pointer-events-none absolute inset-x-0 bottom-4 flex justify-center gap-2 tabular-nums"
      >
        {pictures.length > 1 && (
          <Badge tone="dark">
            {index + 1} / {pictures.length}
          </Badge>
        )}
        <Badge tone="dark">{Math.round(view.scale * 100)}%</Badge>
      </p>
    </div>
  );
}

function Steps({ onStep }: { onStep: (by: 1 | -1) => void }) {
  return (
    <>
      <div className="absolute top-1/2 left-3 -translate-y-1/2">
        <IconButton label="Imagem anterior" className={overPicture} onClick={() => onStep(-1)}>
          <ChevronLeft className="size-6" />
        </IconButton>
      </div>
      <div className="absolute top-1/2 right-3 -translate-y-1/2">
        <IconButton label="Próxima imagem" className={overPicture} onClick={() => onStep(1)}>
          <ChevronRight className="size-6" />
        </IconButton>
      </div>
    </>
  );
}
