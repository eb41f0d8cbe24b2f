import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { moveId } from "./move-id.ts";

const SCROLL_EDGE = 72;
const SCROLL_STEP = 14;

interface Drag {
  id: string;
  ids: string[];
  /** Let go: the new order is shown until the list has it, too. */
  isDropped: boolean;
}

/**
 * Drags rows by their handles, with a mouse, a finger or a pen. The rows change places while the pointer moves; where it
 * is let go the order is final, and Esc gives the former one back. Handles carry `data-drag-id`.
 */
export function useRowDrag(options: {
  ids: readonly string[];
  container: RefObject<HTMLElement | null>;
  onDrop: (ids: string[], id: string) => void;
}) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const latest = useRef({ ...options, drag });
  latest.current = { ...options, drag };
  const draggedId = drag && !drag.isDropped ? drag.id : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed list is newer than what was dropped
  useEffect(() => setDrag((before) => (before?.isDropped ? null : before)), [options.ids.join()]);

  useEffect(() => {
    if (draggedId === undefined) return;
    const place = (event: PointerEvent) => {
      scrollNearEdge(event.clientY);
      const to = countRowsAbove(latest.current.container.current, draggedId, event.clientY);
      setDrag((before) => before && { ...before, ids: moveId(before.ids, draggedId, to) });
    };
    const drop = () => {
      const ids = latest.current.drag?.ids ?? [];
      setDrag({ id: draggedId, ids, isDropped: true });
      latest.current.onDrop(ids, draggedId);
    };
    const cancel = () => setDrag(null);
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && cancel();
    // On the window: a row that changes places would lose a captured pointer.
    window.addEventListener("pointermove", place);
    window.addEventListener("pointerup", drop);
    window.addEventListener("pointercancel", cancel);
    window.addEventListener("keydown", onKey);
    return () => {
      window.removeEventListener("pointermove", place);
      window.removeEventListener("pointerup", drop);
      window.removeEventListener("pointercancel", cancel);
      window.removeEventListener("keydown", onKey);
    };
  }, [draggedId]);

  return {
    draggedId,
    /** The order to show: the one that is being made, or the given one. */
    ids: drag?.ids ?? options.ids,
    start: (id: string) => (event: ReactPointerEvent) => {
      if (event.button !== 0) return;
      setDrag({ id, ids: [...options.ids], isDropped: false });
    },
  };
}

function countRowsAbove(container: HTMLElement | null, draggedId: string, y: number): number {
  const handles = [...(container?.querySelectorAll<HTMLElement>("[data-drag-id]") ?? [])];
  const others = handles.filter(({ dataset }) => dataset.dragId !== draggedId);
  return others.filter((handle) => {
    const row = (handle.closest("tr") ?? handle).getBoundingClientRect();
    return row.top + row.height / 2 < y;
  }).length;
}

function scrollNearEdge(y: number): void {
  if (y < SCROLL_EDGE) window.scrollBy(0, -SCROLL_STEP);
  else if (y > window.innerHeight - SCROLL_EDGE) window.scrollBy(0, SCROLL_STEP);
}
