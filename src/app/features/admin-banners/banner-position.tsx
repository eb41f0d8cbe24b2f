import { ChevronDown, ChevronUp, GripVertical } from "lucide-react";
import type { KeyboardEvent, PointerEvent } from "react";
import { IconButton } from "#ui/icon-button.tsx";

export interface Place {
  index: number;
  count: number;
}

interface BannerPositionProps {
  title: string;
  dragId: string;
  place: Place;
  onMove: (step: -1 | 1, control: HTMLElement) => void;
  /** Absent while the rows between cannot be seen. */
  onDragStart: ((event: PointerEvent) => void) | undefined;
}

const steps: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 };

/** A handle to drag the row by, which the arrow keys move too; the number; and the two arrows. */
export function BannerPosition({ title, dragId, place, onMove, onDragStart }: BannerPositionProps) {
  const { index, count } = place;

  function moveByKey(event: KeyboardEvent<HTMLElement>) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    onMove(step, event.currentTarget);
  }

  return (
    <div className="flex items-center lg:-ml-2">
      {onDragStart && (
        <IconButton
          label={`Mover ${title}: arraste ou use as setas do teclado`}
          size="sm"
          className="cursor-grab touch-none text-muted active:cursor-grabbing"
          data-drag-id={dragId}
          onPointerDown={onDragStart}
          onKeyDown={moveByKey}
        >
          <GripVertical className="size-5" />
        </IconButton>
      )}
      <span className="min-w-7 text-center font-semibold tabular-nums">{index + 1}</span>
      <IconButton
        label={`Mover ${title} para cima`}
        size="sm"
        data-move="up"
        disabled={index === 0}
        onClick={(event) => onMove(-1, event.currentTarget)}
      >
        <ChevronUp className="size-5" />
      </IconButton>
      <IconButton
        label={`Mover ${title} para baixo`}
        size="sm"
        data-move="down"
        disabled={index === count - 1}
        onClick={(event) => onMove(1, event.currentTarget)}
      >
        <ChevronDown className="size-5" />
      </IconButton>
    </div>
  );
}
