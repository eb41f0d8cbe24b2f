import { Minus, Plus } from "lucide-react";
import type { KeyboardEvent } from "react";
import { MAX_STOCK_UNITS } from "#domain/stock/stock-movement.ts";
import { cx } from "#ui/cx.ts";
import { stepUnits } from "./units-draft.ts";

interface UnitsInputProps {
  /** The size, as its buttons name it. */
  size: string;
  label: string;
  value: string;
  onType: (text: string) => void;
  /** Called at Enter in the last field of the form. */
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  placeholder: string;
  isChanged?: boolean;
  describedBy?: string | undefined;
}

/** Units as typed text, between buttons for a thumb. Unlike a Stepper it may be empty. */
export function UnitsInput(props: UnitsInputProps) {
  const { size, label, value, onType, onKeyDown, placeholder, isChanged = false, describedBy } = props;

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    const step = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : undefined;
    if (!step) return onKeyDown(event);
    event.preventDefault();
    onType(stepUnits(value, step));
  }

  return (
    <div
      className={cx(
        "inline-grid h-12 shrink-0 grid-cols-[48px_88px_48px] items-stretch rounded-control shadow-edge has-[input:focus-visible]:shadow-edge-focus",
        isChanged ? "bg-grass-tint" : "bg-ground",
      )}
    >
      <button
        type="button"
        tabIndex={-1}
        aria-label={`Menos uma unidade de ${size}`}
        disabled={value === "" || value === "0"}
        onClick={() => onType(stepUnits(value, -1))}
        className={buttonClass}
      >
        <Minus className="size-5" />
      </button>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        data-units=""
        aria-label={label}
        aria-describedby={describedBy}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onType(event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={handleKey}
        className="w-full min-w-0 bg-transparent text-center font-semibold tabular-nums outline-none placeholder:font-normal placeholder:text-muted placeholder:text-small"
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={`Mais uma unidade de ${size}`}
        disabled={value === String(MAX_STOCK_UNITS)}
        onClick={() => onType(stepUnits(value, 1))}
        className={buttonClass}
      >
        <Plus className="size-5" />
      </button>
    </div>
  );
}

const buttonClass =
  "grid place-items-center rounded-control transition-colors enabled:hover:bg-raised disabled:text-disabled";
