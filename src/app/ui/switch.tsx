import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { cx } from "./cx.ts";

export type SwitchProps = Omit<ComponentPropsWithRef<"input">, "type" | "role" | "children">;

/**
 * A switch of 48 × 28 px, based on the browser's checkbox; an invisible edge makes the target 44 px high. Needs a
 * label.
 */
export function Switch({ className, ...rest }: SwitchProps) {
  return (
    <input
      {...rest}
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its own state, which aria-checked could contradict
      role="switch"
      className={cx(
        "relative block h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-control bg-ground",
        "transition-colors duration-base checked:border-grass checked:bg-grass",
        "before:absolute before:-inset-x-px before:-inset-y-2.25",
        "after:absolute after:top-0.75 after:left-0.75 after:size-5 after:rounded-full after:bg-muted",
        "after:transition-[translate] after:duration-base after:ease-out",
        "checked:after:translate-x-5 checked:after:bg-on-grass",
        "disabled:cursor-not-allowed disabled:border-line disabled:bg-surface disabled:after:bg-disabled",
        className,
      )}
    />
  );
}

export interface SwitchRowProps extends SwitchProps {
  label: ReactNode;
  text?: ReactNode;
}

/** A label with an explanation at the left, the switch at the right. */
export function SwitchRow({ label, text, className, ...rest }: SwitchRowProps) {
  const id = useId();
  return (
    <div className={cx("flex items-center gap-4", className)}>
      {/* The least height is not that of the row: a grid that scrolls would take it for all that the row needs. */}
      <div className="grid min-h-11 min-w-0 flex-1 content-center">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {text && (
          <p id={`${id}-text`} className="text-muted text-small">
            {text}
          </p>
        )}
      </div>
      <Switch {...rest} id={id} aria-describedby={text ? `${id}-text` : undefined} />
    </div>
  );
}
