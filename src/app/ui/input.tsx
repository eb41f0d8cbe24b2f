import type { ComponentPropsWithRef } from "react";
import { cx } from "./cx.ts";
import { useFieldControl } from "./field.tsx";
import { type ControlSize, inputClass, inputHeights, inputPaddings } from "./input-class.ts";

export interface InputProps extends ComponentPropsWithRef<"input"> {
  controlSize?: ControlSize | undefined;
  /** Replaces the inner padding where something is placed inside the box. */
  paddingClass?: string | undefined;
}

export function Input({ controlSize = "md", paddingClass, className, ...rest }: InputProps) {
  const wiring = useFieldControl(rest);
  return (
    <input
      type="text"
      {...rest}
      {...wiring}
      className={inputClass(
        controlSize,
        cx(inputHeights[controlSize], paddingClass ?? inputPaddings[controlSize], className),
      )}
    />
  );
}
