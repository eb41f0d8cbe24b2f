import { Check } from "lucide-react";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { cx } from "./cx.ts";

export interface CheckboxProps extends Omit<ComponentPropsWithRef<"input">, "type" | "children"> {
  label: ReactNode;
}

/** The browser's own checkbox with a custom look; the whole 44 px row is clickable. */
export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label className={cx("flex min-h-11 items-center gap-3 has-disabled:text-subtle", className)}>
      <span className="relative size-6 shrink-0">
        <input
          {...rest}
          type="checkbox"
          className="peer block size-6 appearance-none rounded-badge border border-control bg-ground transition-colors checked:border-grass checked:bg-grass hover:border-muted disabled:border-line disabled:bg-surface aria-invalid:border-danger"
        />
        <Check className="pointer-events-none absolute inset-0.5 hidden size-5 text-on-grass peer-checked:block" />
      </span>
      <span>{label}</span>
    </label>
  );
}
