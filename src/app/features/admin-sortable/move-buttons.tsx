import { ChevronDown, ChevronUp } from "lucide-react";
import { IconButton } from "#ui/icon-button.tsx";

interface MoveButtonsProps {
  name: string;
  /** From 0. */
  index: number;
  count: number;
  onMove: (step: -1 | 1) => void;
}

/** Moves a row of a list by one place; `focusMove` finds the buttons by their step. */
export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  return (
    <>
      <IconButton
        label={`Mover ${name} para cima`}
        size="sm"
        data-step="-1"
        disabled={index === 0}
        onClick={() => onMove(-1)}
      >
        <ChevronUp className="size-5" />
      </IconButton>
      <IconButton
        label={`Mover ${name} para baixo`}
        size="sm"
        data-step="1"
        disabled={index === count - 1}
        onClick={() => onMove(1)}
      >
        <ChevronDown className="size-5" />
      </IconButton>
    </>
  );
}

/** A row that is moved in the page loses the focus, and at either end its button is off. */
export function focusMove(row: Element | null | undefined, step: -1 | 1): void {
  const button =
    row?.querySelector<HTMLElement>(`[data-step="${step}"]:enabled`) ??
    row?.querySelector<HTMLElement>("[data-step]:enabled");
  button?.focus();
}
