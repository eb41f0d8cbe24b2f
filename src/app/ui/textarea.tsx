import type { ComponentPropsWithRef } from "react";
import { cx } from "./cx.ts";
import { useFieldControl } from "./field.tsx";
import { type ControlSize, inputClass, inputPaddings } from "./input-class.ts";

export interface TextareaProps extends ComponentPropsWithRef<"textarea"> {
  controlSize?: ControlSize | undefined;
}

export function Textarea({ controlSize = "md", className, ...rest }: TextareaProps) {
  const wiring = useFieldControl(rest);
  return (
    <textarea
      rows={4}
      {...rest}
      {...wiring}
      className={inputClass(controlSize, cx("resize-y py-3", inputPaddings[controlSize], className))}
    />
  );
}
