import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ShownPicture } from "#domain/media/shown-picture.ts";
import type { PrintArea } from "#domain/print/shirt-print.ts";
import {
  type Frame,
  frameOf,
  type Point,
  panBy,
  printView,
  type View,
  wholeView,
  zoomAt,
} from "./zoom-geometry.ts";

const TAP_PX = 8;
const SWIPE_PX = 48;
const TAP_FACTOR = 2.5;
const WHEEL_SPEED = 0.0025;

export interface Zoom {
  view: View;
  isDragging: boolean;
  /** Zooms around the centre. */
  zoomBy: (factor: number) => void;
  pan: (dx: number, dy: number) => void;
  reset: () => void;
  pointerProps: Record<
    "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel",
    (event: PointerEvent<HTMLElement>) => void
  >;
}

/**
 * Handles wheel, pinch, drag and tap on one picture. A sideways swipe on an unzoomed picture calls for the next one.
 */
export function useZoom(
  frame: RefObject<HTMLElement | null>,
  picture: ShownPicture | undefined,
  /** Where the first picture is printed; it opens there. */
  startAt: PrintArea | undefined,
  onSwipe: (step: 1 | -1) => void,
): Zoom {
  const [view, setView] = useState(wholeView);
  const [isDragging, setDragging] = useState(false);
  const fingers = useRef(new Map<number, Point>());
  const press = useRef<{ start: Point; hadTwo: boolean } | null>(null);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    function onWheel(event: WheelEvent) {
      // React's wheel listener is passive; without this one a trackpad pinch would zoom the whole page.
      event.preventDefault();
      const size = sizeOf(element, picture);
      setView((now) => zoomAt(now, Math.exp(-event.deltaY * WHEEL_SPEED), toPoint(event, element), size));
    }
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [frame, picture]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only where it opens
  useLayoutEffect(() => {
    if (startAt) setView(printView(startAt, sizeOf(frame.current, picture)));
  }, []);

  const change = (next: (now: View, size: Frame) => View) =>
    setView((now) => next(now, sizeOf(frame.current, picture)));

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = toPoint(event, frame.current);
    fingers.current.set(event.pointerId, point);
    press.current = { start: point, hadTwo: fingers.current.size > 1 };
    setDragging(true);
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const before = [...fingers.current.values()];
    if (!fingers.current.has(event.pointerId)) return;
    fingers.current.set(event.pointerId, toPoint(event, frame.current));
    const after = [...fingers.current.values()];
    const from = middleOf(before);
    const to = middleOf(after);
    const factor = after.length > 1 ? spreadOf(after) / Math.max(1, spreadOf(before)) : 1;
    change((now, size) => panBy(zoomAt(now, factor, from, size), to.x - from.x, to.y - from.y, size));
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    const end = fingers.current.get(event.pointerId);
    fingers.current.delete(event.pointerId);
    if (fingers.current.size > 0 || !press.current) return;
    const { start, hadTwo } = press.current;
    press.current = null;
    setDragging(false);
    if (!end || hadTwo) return;
    const dx = end.x - start.x;
    if (Math.hypot(dx, end.y - start.y) < TAP_PX) {
      change((now, size) => (now.scale > 1 ? wholeView : zoomAt(now, TAP_FACTOR, end, size)));
    } else if (view.scale === 1 && Math.abs(dx) > SWIPE_PX && Math.abs(dx) > Math.abs(end.y - start.y)) {
      onSwipe(dx < 0 ? 1 : -1);
    }
  }

  function onPointerCancel(event: PointerEvent<HTMLElement>) {
    fingers.current.delete(event.pointerId);
    if (fingers.current.size > 0) return;
    press.current = null;
    setDragging(false);
  }

  return {
    view,
    isDragging,
    zoomBy: (factor) => change((now, size) => zoomAt(now, factor, { x: 0, y: 0 }, size)),
    pan: (dx, dy) => change((now, size) => panBy(now, dx, dy, size)),
    reset: () => setView(wholeView),
    pointerProps: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
}

function sizeOf(element: HTMLElement | null, picture: ShownPicture | undefined): Frame {
  const box = { width: element?.clientWidth ?? 0, height: element?.clientHeight ?? 0 };
  return frameOf(box, picture ?? { width: null, height: null });
}

function toPoint(event: { clientX: number; clientY: number }, element: HTMLElement | null): Point {
  const box = element?.getBoundingClientRect();
  if (!box) return { x: 0, y: 0 };
  return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function spreadOf([a, b]: readonly Point[]): number {
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}
