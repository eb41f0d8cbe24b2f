import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { type ReactNode, useState } from "react";
import { keepInside } from "./keep-inside.ts";
import { moveId } from "./move-id.ts";
import { sortableTexts } from "./sortable-texts.ts";
import { useAnnouncements } from "./use-announcements.ts";
import { useClaimedEscape } from "./use-claimed-escape.ts";
import { useDroppedOrder } from "./use-dropped-order.ts";

const keyboardOptions = {
  coordinateGetter: sortableKeyboardCoordinates,
  scrollBehavior: "auto",
} as const;

const modifiers = [keepInside];

/** Auto-scrolls near the top and bottom 15% of the screen, never sideways. */
const autoScroll = { threshold: { x: 0, y: 0.15 } };

const strategies = { rows: verticalListSortingStrategy, grid: rectSortingStrategy };

interface SortableListProps {
  layout: keyof typeof strategies;
  ids: readonly string[];
  /** Returns an item's name for screen readers. */
  nameOf: (id: string) => string;
  onDrop: (ids: string[], id: string) => void;
  /** Renders the items in the given order, each with `useSortableItem`. */
  children: (ids: readonly string[]) => ReactNode;
}

/**
 * A list that is sorted by mouse, finger, pen or keyboard. The dropped order is shown at once, and Esc cancels the
 * drag.
 */
export function SortableList({ layout, ids, nameOf, onDrop, children }: SortableListProps) {
  const { order, setDropped } = useDroppedOrder(ids);
  const [isDragging, setIsDragging] = useState(false);
  const sensors = useSensors(useSensor(PointerSensor), useSensor(KeyboardSensor, keyboardOptions));
  const announcements = useAnnouncements(order, nameOf);
  useClaimedEscape(isDragging);

  function drop({ active, over }: DragEndEvent) {
    setIsDragging(false);
    if (!over || over.id === active.id) return;
    const id = String(active.id);
    const next = moveId(order, id, order.indexOf(String(over.id)));
    setDropped(next);
    onDrop(next, id);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={modifiers}
      autoScroll={autoScroll}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: sortableTexts.instructions },
      }}
      onDragStart={() => setIsDragging(true)}
      onDragEnd={drop}
      onDragCancel={() => setIsDragging(false)}
    >
      <SortableContext items={order} strategy={strategies[layout]}>
        {children(order)}
      </SortableContext>
    </DndContext>
  );
}
