import { cx } from "./cx.ts";

export interface SegmentsProps {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onValueChange: (value: string) => void;
  className?: string | undefined;
}

/** A segmented control for a few exclusive views, such as the period of a chart: 34 px in a 42 px box, 44 on touch. */
export function Segments({ label, options, value, onValueChange, className }: SegmentsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these change a view
    <div
      role="group"
      aria-label={label}
      className={cx("flex w-full rounded-control border border-line bg-ground p-0.75 md:w-fit", className)}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onValueChange(option.value)}
          className="min-h-11 whitespace-nowrap rounded-inner px-3 font-semibold text-caption text-muted transition-colors hover:text-text aria-pressed:bg-hover aria-pressed:text-text max-md:flex-1 lg:min-h-8.5"
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
