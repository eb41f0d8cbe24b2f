import { type ComponentType, useId } from "react";
import { cx } from "#ui/cx.ts";

interface ChoiceCardsProps<Value extends string> {
  legend: string;
  choices: readonly {
    value: Value;
    icon: ComponentType<{ className?: string }>;
    label: string;
    text: string;
  }[];
  value: Value;
  onChange: (value: Value) => void;
  /** The columns of a wide screen; on a phone the cards are stacked. */
  className?: string;
}

/** Radio buttons as cards, each with a sentence that says what it is for. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { legend, choices, value, onChange, className = "md:grid-cols-3" } = props;
  const name = useId();
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className={cx("grid gap-2", className)}>
        {choices.map(({ value: choice, icon: Icon, label, text }) => (
          <label key={choice} className={cardClass}>
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === value}
              onChange={() => onChange(choice)}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            <Icon className="size-6 shrink-0 text-grass" />
            <span className="min-w-0">
              <span className="block font-semibold">{label}</span>
              <span className="block text-caption text-muted">{text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const cardClass = cx(
  "relative flex min-h-11 items-start gap-3 rounded-control border border-control bg-ground p-3 transition-colors",
  "hover:border-muted has-checked:border-grass has-checked:bg-grass-tint",
  "has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
);
