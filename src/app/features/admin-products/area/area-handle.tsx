import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from "react";
import { type Corner, moveCorner } from "#domain/print/change-area.ts";
import type { PrintArea } from "#domain/print/shirt-print.ts";

const STEP = 0.005;
const BIG_STEP = 0.05;

const directions: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const names: Record<Corner, string> = {
  start: "Canto superior esquerdo da estampa",
  end: "Canto inferior direito da estampa",
};

interface PrintHandleProps {
  corner: Corner;
  /** The picture's element; a drag is measured relative to it. */
  frame: RefObject<HTMLElement | null>;
  area: PrintArea;
  onChange: (area: PrintArea) => void;
  /** Called with the new position as text, for screen readers. */
  onMoved: (text: string) => void;
}

/** A corner handle that is moved with a mouse, a finger, a pen or the arrow keys. */
export function PrintHandle({ corner, frame, area, onChange, onMoved }: PrintHandleProps) {
  const grab = useRef<{ x: number; y: number; area: PrintArea }>(null);
  const place = placeOf(area, corner);

  function start(event: PointerEvent<HTMLButtonElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grab.current = { x: event.clientX, y: event.clientY, area };
  }

  function drag(event: PointerEvent) {
    const box = frame.current?.getBoundingClientRect();
    if (!grab.current || !box) return;
    const { x, y, area: before } = grab.current;
    onChange(moveCorner(before, corner, (event.clientX - x) / box.width, (event.clientY - y) / box.height));
  }

  function stop() {
    grab.current = null;
  }

  function step(event: KeyboardEvent) {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    const by = event.shiftKey ? BIG_STEP : STEP;
    const next = moveCorner(area, corner, direction[0] * by, direction[1] * by);
    onChange(next);
    onMoved(describePlace(placeOf(next, corner)));
  }

  return (
    <button
      type="button"
      aria-label={`${names[corner]}: ${describePlace(place)}`}
      title="Arraste, ou use as setas do teclado; com Shift, passos maiores"
      onPointerDown={start}
      onPointerMove={drag}
      onPointerUp={stop}
      onPointerCancel={stop}
      onKeyDown={step}
      className="group absolute grid size-11 -translate-1/2 cursor-move touch-none place-items-center rounded-full focus-visible:outline-none"
      style={{ left: `${place.x * 100}%`, top: `${place.y * 100}%` }}
    >
      <span className="size-5 rounded-full border-2 border-ground bg-canary shadow-popup group-focus-visible:outline-2 group-focus-visible:outline-focus group-focus-visible:outline-offset-2" />
    </button>
  );
}

function placeOf({ x, y, width, height }: PrintArea, corner: Corner): { x: number; y: number } {
  return corner === "start" ? { x, y } : { x: x + width, y: y + height };
}

const percents = new Intl.NumberFormat("pt-BR", { style: "percent", maximumFractionDigits: 1 });

const describePlace = ({ x, y }: { x: number; y: number }): string =>
  `${percents.format(x)} da esquerda, ${percents.format(y)} do topo`;
