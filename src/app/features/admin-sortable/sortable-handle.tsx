import { GripVertical } from "lucide-react";
import type { KeyboardEvent } from "react";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/icon-button.tsx";
import type { ItemHandle } from "./use-sortable-item.ts";

interface SortableHandleProps {
  handle: ItemHandle;
  label: string;
  title?: string;
  /** Moves the item with a key, without lifting it first; returns true for a key that does so. */
  onMoveKey: (key: string, control: HTMLElement) => boolean;
  className?: string;
}

/** On touch screens the handle drags and never scrolls; the rest of the item scrolls and never drags. */
export function SortableHandle({ handle, label, title, onMoveKey, className }: SortableHandleProps) {
  const { attributes, listeners, setActivatorNodeRef, isDragging } = handle;

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (isDragging) {
      if (event.key.startsWith("Arrow")) handToDrag(event);
    } else if (onMoveKey(event.key, event.currentTarget)) {
      event.preventDefault();
    } else {
      listeners?.onKeyDown?.(event);
    }
  }

  return (
    <IconButton
      {...attributes}
      {...listeners}
      ref={setActivatorNodeRef}
      label={label}
      title={title}
      size="sm"
      onKeyDown={onKeyDown}
      className={cx("cursor-grab touch-none active:cursor-grabbing", className)}
    >
      <GripVertical className="size-5" />
    </IconButton>
  );
}

/**
 * A dialog keeps arrow keys from leaving it, but the drag listens on the document. React listens there too, so the
 * original event is stopped at once: otherwise the drag would get the key twice. The drag begins to listen by a timer;
 * this one comes after it, so that a key that follows the lift at once is not lost.
 */
function handToDrag(event: KeyboardEvent<HTMLElement>): void {
  const { key, code, currentTarget } = event;
  event.preventDefault();
  event.nativeEvent.stopImmediatePropagation();
  const handed = new window.KeyboardEvent("keydown", { key, code, cancelable: true });
  setTimeout(() => currentTarget.ownerDocument.dispatchEvent(handed));
}
