import type { ComponentPropsWithRef, ReactNode } from "react";
import { cx } from "./cx.ts";
import { Link, type LinkProps } from "./link.tsx";
import { Spinner } from "./spinner.tsx";

export interface IconButtonLook {
  /** line: over a picture; add: green on grey, solid on hover; danger: reddens on hover. */
  variant?: "plain" | "quiet" | "line" | "add" | "danger" | undefined;
  /** md 44; sm 36 from 1100 px up, 44 below. */
  size?: "md" | "sm" | undefined;
}

const variants = {
  plain: "hover:bg-raised active:bg-hover",
  quiet: "bg-raised hover:bg-hover",
  line: "border border-control bg-ground/60 hover:border-text hover:bg-ground/80",
  add: "bg-raised text-grass hover:bg-grass hover:text-on-grass active:bg-grass-press",
  danger: "hover:bg-raised hover:text-danger-hover active:bg-hover",
};

export function iconButtonClass({ variant = "plain", size = "md" }: IconButtonLook, className?: string) {
  return cx(
    "relative inline-grid shrink-0 place-items-center rounded-control transition-colors",
    "disabled:pointer-events-none disabled:text-disabled",
    size === "sm" ? "size-11 lg:size-9" : "size-11",
    variants[variant],
    className,
  );
}

export interface IconButtonProps extends IconButtonLook, Omit<ComponentPropsWithRef<"button">, "aria-label"> {
  label: string;
  busy?: boolean | undefined;
}

export function IconButton({ label, variant, size, busy, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-busy={busy || undefined}
      disabled={busy || rest.disabled}
      className={iconButtonClass({ variant, size }, className)}
    >
      {busy ? <Spinner /> : children}
    </button>
  );
}

export interface IconLinkProps extends IconButtonLook, Omit<LinkProps, "aria-label" | "className"> {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

export function IconLink({ label, variant, size, className, children, ...rest }: IconLinkProps) {
  return (
    <Link {...rest} aria-label={label} className={iconButtonClass({ variant, size }, className)}>
      {children}
    </Link>
  );
}

/** A counter on the corner of an icon button; the button's own label must contain it too. */
export function CountBadge({ children, tone = "grass" }: { children: ReactNode; tone?: "grass" | "canary" }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "absolute top-0.5 right-0 h-5 min-w-5 rounded-full px-1.25 text-center font-bold text-count tabular-nums",
        tone === "grass" ? "bg-grass text-on-grass" : "bg-canary text-on-canary",
      )}
    >
      {children}
    </span>
  );
}
