import { ChevronDown, ChevronUp } from "lucide-react";
import { SortableHandle } from "#app/features/admin-sortable/sortable-handle.tsx";
import type { ItemHandle } from "#app/features/admin-sortable/use-sortable-item.ts";
import { IconButton } from "#ui/icon-button.tsx";

export interface Place {
  index: number;
  count: number;
}

interface BannerPositionProps {
  title: string;
  place: Place;
  onMove: (step: -1 | 1, control: HTMLElement) => void;
  /** Absent while a search hides some of the rows, because rows can then not be sorted. */
  handle: ItemHandle | undefined;
}

const steps: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 };

/** A drag handle that also takes the arrow keys, the position, and two arrow buttons. */
export function BannerPosition({ title, place, onMove, handle }: BannerPositionProps) {
  const { index, count } = place;

  function moveByKey(key: string, control: HTMLElement): boolean {
    const step = steps[key];
    if (!step) return false;
    onMove(step, control);
    return true;
  }

  return (
    <div className="flex items-center lg:-ml-2">
      {handle && (
        <SortableHandle
          handle={handle}
          label={`Mover ${title}: arraste ou use as setas do teclado`}
          onMoveKey={moveByKey}
          className="text-muted"
        />
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
