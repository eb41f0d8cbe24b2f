import { ChevronDown } from "lucide-react";
import type { ComponentPropsWithRef } from "react";
import { cx } from "./cx.ts";
import { useFieldControl } from "./field.tsx";
import { type ControlSize, inputClass, inputHeights, inputPaddings } from "./input-class.ts";
import type { SelectOption } from "./select.tsx";

export interface NativeSelectProps extends Omit<ComponentPropsWithRef<"select">, "children"> {
  options: readonly SelectOption[];
  controlSize?: ControlSize | undefined;
}

/** The browser's own select: it works before hydration and uses the phone's picker. For the storefront. */
export function NativeSelect({ options, controlSize = "md", className, ...rest }: NativeSelectProps) {
  const wiring = useFieldControl(rest);
  return (
    <span className={cx("relative block", className)}>
      <select
        {...rest}
        {...wiring}
        className={inputClass(
          controlSize,
          cx("native-select truncate pr-10", inputHeights[controlSize], inputPaddings[controlSize]),
        )}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted" />
    </span>
  );
}
