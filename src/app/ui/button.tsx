import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { type ButtonLook, buttonClass, reserveClass } from "./button-class.ts";
import { cx } from "./cx.ts";
import { Spinner } from "./spinner.tsx";

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<"button"> {
  icon?: ReactNode;
  /** While true the button shows a spinner, keeps its focus and ignores clicks. */
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
}

export function Button(props: ButtonProps) {
  const { variant, size, block, icon, busy, busyLabel, className, children, onClick, ...rest } = props;
  const label = busy ? (busyLabel ?? children) : children;
  const otherLabel = busy ? children : busyLabel;
  const reserve = typeof otherLabel === "string" ? otherLabel : undefined;

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // `disabled` would drop the keyboard focus in the middle of an action.
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(
        { variant, size, block },
        cx(reserve && reserveClass, busy && "cursor-progress", className),
      )}
      onClick={handleClick}
      aria-busy={busy || undefined}
      data-reserve={reserve}
      data-variant={variant ?? "primary"}
    >
      <span className="inline-flex items-center gap-2 [&_svg]:size-5">
        {busy ? <Spinner /> : icon}
        {label}
      </span>
    </button>
  );
}
