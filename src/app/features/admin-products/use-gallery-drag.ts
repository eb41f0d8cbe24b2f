import { type RefObject, useEffect, useRef, useState } from "react";

interface DragOptions {
  list: RefObject<HTMLElement | null>;
  /** The dragged picture hangs over another one's place. */
  onPlace: (ref: string, to: number) => void;
  onDrop: (ref: string) => void;
}

/** Drags pictures by their grips, with a mouse, a finger or a pen; they change places while the pointer moves. */
export function useGalleryDrag(options: DragOptions) {
  const [draggedRef, setDraggedRef] = useState<string>();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (draggedRef === undefined) return;
    const from = cellsOf(latest.current.list.current).indexOf(draggedRef);
    const place = ({ clientX, clientY }: PointerEvent) => {
      const over = refAt(clientX, clientY);
      const to = cellsOf(latest.current.list.current).indexOf(over ?? "");
      if (to >= 0 && over !== draggedRef) latest.current.onPlace(draggedRef, to);
    };
    const drop = () => {
      latest.current.onDrop(draggedRef);
      setDraggedRef(undefined);
    };
    const cancel = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== "Escape") return;
      // Esc gives the former place back, and does not close the dialog around.
      event.stopPropagation();
      latest.current.onPlace(draggedRef, from);
      setDraggedRef(undefined);
    };
    window.addEventListener("pointermove", place);
    window.addEventListener("pointerup", drop);
    window.addEventListener("pointercancel", cancel);
    window.addEventListener("keydown", cancel, { capture: true });
    return () => {
      window.removeEventListener("pointermove", place);
      window.removeEventListener("pointerup", drop);
      window.removeEventListener("pointercancel", cancel);
      window.removeEventListener("keydown", cancel, { capture: true });
    };
  }, [draggedRef]);

  return {
    draggedRef,
    start: (ref: string) => (event: React.PointerEvent) => {
      if (event.button === 0) setDraggedRef(ref);
    },
  };
}

function cellsOf(list: HTMLElement | null): string[] {
  const cells = list?.querySelectorAll<HTMLElement>("[data-gallery-ref]") ?? [];
  return [...cells].map(({ dataset }) => dataset.galleryRef ?? "");
}

function refAt(x: number, y: number): string | undefined {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-gallery-ref]")?.dataset.galleryRef;
}
