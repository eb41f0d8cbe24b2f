import { Minus, Plus } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { cx } from "./cx.ts";

export interface StepperProps {
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  min?: number | undefined;
  max?: number | undefined;
  /** md 44 | 44 | 44 × 48; sm 44 | 28 | 44 × 44, for lists. */
  size?: "md" | "sm" | undefined;
  decreaseLabel?: string | undefined;
  increaseLabel?: string | undefined;
}

/** A number input with two buttons and arrow keys. A typed value is applied on blur or Enter. */
export function Stepper(props: StepperProps) {
  const { label, value, onValueChange, min = 1, max = 99, size = "md" } = props;
  const [draft, setDraft] = useState<string | null>(null);

  function change(next: number) {
    setDraft(null);
    const within = Math.min(max, Math.max(min, next));
    if (within !== value) onValueChange(within);
  }

  function settleDraft() {
    const typed = Number.parseInt(draft ?? "", 10);
    change(Number.isNaN(typed) ? value : typed);
  }

  function handleKey(event: KeyboardEvent) {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step) change(value + step);
    else if (event.key === "Enter") settleDraft();
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would have its own border and rules
    <div
      role="group"
      aria-label={label}
      className={cx(
        "inline-grid shrink-0 items-stretch rounded-control bg-ground shadow-edge has-[input:focus-visible]:shadow-edge-focus",
        size === "sm" ? "h-11 grid-cols-[44px_28px_44px]" : "h-12 grid-cols-[44px_44px_44px]",
      )}
    >
      <button
        type="button"
        aria-label={props.decreaseLabel ?? "Diminuir"}
        disabled={value <= min}
        onClick={() => change(value - 1)}
        className={buttonClass}
      >
        <Minus className="size-5" />
      </button>
      <input
        type="text"
        inputMode="numeric"
        role="spinbutton"
        aria-label={label}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={value}
        value={draft ?? String(value)}
        onChange={(event) => setDraft(event.target.value.replace(/\D/g, "").slice(0, String(max).length))}
        onFocus={(event) => event.target.select()}
        onBlur={settleDraft}
        onKeyDown={handleKey}
        className="w-full min-w-0 bg-transparent text-center font-semibold tabular-nums outline-none"
      />
      <button
        type="button"
        aria-label={props.increaseLabel ?? "Aumentar"}
        disabled={value >= max}
        onClick={() => change(value + 1)}
        className={buttonClass}
      >
        <Plus className="size-5" />
      </button>
    </div>
  );
}

const buttonClass =
  "grid place-items-center rounded-control transition-colors enabled:hover:bg-raised disabled:text-disabled";
