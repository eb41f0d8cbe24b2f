import { useId } from "react";
import { cx } from "./cx.ts";

export interface Choice {
  value: string;
  label: string;
  /** Stands below the label, such as what the choice costs more. */
  note?: string | undefined;
  /** Why it cannot be chosen: it is struck through, and screen readers read the reason after the label. */
  unavailable?: string | false;
}

export interface ChoiceGroupProps {
  label: string;
  choices: readonly Choice[];
  /** Null while nothing is chosen. */
  value: string | null;
  onValueChange: (value: string) => void;
  /** Shown at the label's right, in canary: what is still to do. */
  hint?: string | undefined;
  /** Marks the cells: people were led here because nothing is chosen. */
  invalid?: boolean | undefined;
  name?: string | undefined;
  className?: string | undefined;
}

/** Radio buttons as equal cells, four in a row. Arrow keys, form values and accessibility are the browser's own. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { label, choices, value, onValueChange, hint, invalid, className } = props;
  const id = useId();
  const name = props.name ?? id;
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={hint ? `${id}-hint` : undefined}
      aria-invalid={invalid || undefined}
      className={className}
    >
      <div className="flex min-h-11 items-center justify-between gap-2 text-note leading-5">
        <span id={`${id}-label`} className="font-semibold">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="font-medium text-canary">
            {hint}
          </span>
        )}
      </div>
      <div className="grid grid-cols-4 gap-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={cx(
              cellClass,
              invalid ? "border-canary" : "border-control",
              choice.label.length > LONG_LABEL ? "text-body" : "text-action-lg",
            )}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={!!choice.unavailable}
              aria-label={choice.unavailable ? `${choice.label}, ${choice.unavailable}` : undefined}
              onChange={() => onValueChange(choice.value)}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0 disabled:cursor-not-allowed"
            />
            {choice.label}
            {choice.note && <span className="font-medium font-sans text-caption"> {choice.note}</span>}
          </label>
        ))}
      </div>
    </div>
  );
}

/** Longer labels, such as '12 anos', are set smaller, so that four cells fit a phone. */
const LONG_LABEL = 4;

const cellClass = cx(
  "wrap-anywhere relative grid min-h-13 place-content-center justify-items-center gap-0.5 rounded-control border px-1",
  "text-center font-bold font-display leading-tight",
  "transition-colors hover:border-text has-checked:border-text has-checked:bg-text has-checked:text-ground",
  "has-disabled:border-line has-disabled:text-disabled has-disabled:line-through",
  "has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
);
