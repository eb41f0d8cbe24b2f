import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from "react";
import { type Corner, moveCorner, setMeasure } from "#domain/print/change-area.ts";
import type { PrintArea } from "#domain/print/shirt-print.ts";
import { cx } from "#ui/cx.ts";

const STEP = 0.005;
const BIG_STEP = 0.05;

const directions: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What is taken hold of: a corner, which resizes the area, or the whole of it. */
export type Grip = Corner | "whole";

interface AreaHandleProps {
  grip: Grip;
  /** Its accessible name, which the position follows. */
  name: string;
  /** The picture's element; a drag is measured relative to it. */
  frame: RefObject<HTMLElement | null>;
  area: PrintArea;
  /** A small corner outside the area, which leaves room for taking hold of all of it. */
  isSmall: boolean;
  onChange: (area: PrintArea) => void;
  /** Called with the new position as text, for screen readers. */
  onMoved: (text: string) => void;
}

/** A handle that is moved with a mouse, a finger, a pen or the arrow keys. */
export function AreaHandle({ grip, name, frame, area, isSmall, onChange, onMoved }: AreaHandleProps) {
  const grab = useRef<{ x: number; y: number; area: PrintArea }>(null);
  const place = placeOf(area, grip);

  function start(event: PointerEvent<HTMLButtonElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grab.current = { x: event.clientX, y: event.clientY, area };
  }

  function drag(event: PointerEvent) {
    const box = frame.current?.getBoundingClientRect();
    if (!grab.current || !box) return;
    const { x, y, area: before } = grab.current;
    onChange(move(before, grip, (event.clientX - x) / box.width, (event.clientY - y) / box.height));
  }

  function stop() {
    grab.current = null;
  }

  function step(event: KeyboardEvent) {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    const by = event.shiftKey ? BIG_STEP : STEP;
    const next = move(area, grip, direction[0] * by, direction[1] * by);
    onChange(next);
    onMoved(describePlace(placeOf(next, grip)));
  }

  const whole = grip === "whole";
  return (
    <button
      type="button"
      aria-label={`${name}: ${describePlace(place)}`}
      title="Arraste, ou use as setas do teclado; com Shift, passos maiores"
      onPointerDown={start}
      onPointerMove={drag}
      onPointerUp={stop}
      onPointerCancel={stop}
      onKeyDown={step}
      className={cx("group absolute cursor-move touch-none", whole ? wholeClass : cornerClass(isSmall))}
      style={{
        left: percent(place.x),
        top: percent(place.y),
        ...(whole && { width: percent(area.width), height: percent(area.height) }),
      }}
    >
      {!whole && (
        <span className="size-5 rounded-full border-2 border-ground bg-canary shadow-popup group-focus-visible:outline-2 group-focus-visible:outline-focus group-focus-visible:outline-offset-2" />
      )}
    </button>
  );
}

const wholeClass = "border border-canary border-dashed";

const cornerClass = (isSmall: boolean) =>
  cx(
    "grid place-items-center rounded-full focus-visible:outline-none",
    isSmall ? "-m-1 size-8" : "size-11 -translate-1/2",
  );

function move(area: PrintArea, grip: Grip, dx: number, dy: number): PrintArea {
  if (grip !== "whole") return moveCorner(area, grip, dx, dy);
  return setMeasure(setMeasure(area, "x", area.x + dx), "y", area.y + dy);
}

function placeOf({ x, y, width, height }: PrintArea, grip: Grip): { x: number; y: number } {
  return grip === "end" ? { x: x + width, y: y + height } : { x, y };
}

export const percent = (part: number): string => `${part * 100}%`;

const percents = new Intl.NumberFormat("pt-BR", { style: "percent", maximumFractionDigits: 1 });

const describePlace = ({ x, y }: { x: number; y: number }): string =>
  `${percents.format(x)} da esquerda, ${percents.format(y)} do topo`;
