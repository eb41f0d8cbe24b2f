import { cx } from "./cx.ts";

export interface ButtonLook {
  variant?: "primary" | "outline" | "quiet" | "ghost" | "danger" | undefined;
  /** Heights: lg 56, md 48, sm 44, app 40 (44 below 1100 px, in the plain face: the back-office). */
  size?: "lg" | "md" | "sm" | "app" | undefined;
  block?: boolean | undefined;
}

const off =
  "disabled:border-transparent disabled:bg-raised disabled:text-subtle aria-disabled:border-transparent " +
  "aria-disabled:bg-raised aria-disabled:text-subtle";

const variants = {
  primary: "border-transparent bg-grass text-on-grass hover:bg-grass-hover active:bg-grass-press",
  outline: "border-control text-text hover:border-text hover:bg-raised active:bg-hover",
  quiet: "border-transparent bg-raised text-text hover:bg-hover active:bg-line",
  ghost: "border-transparent text-muted hover:bg-raised hover:text-text active:bg-hover",
  danger: "border-transparent bg-danger text-on-danger hover:bg-danger-hover active:bg-danger",
};

const sizes = {
  lg: "min-h-14 font-display font-bold text-action-lg tracking-action",
  md: "min-h-12 font-display font-bold text-action tracking-action",
  sm: "min-h-11 font-display font-bold text-nav tracking-action",
  app: "min-h-11 font-semibold text-small leading-none lg:min-h-10",
};

const paddings = { lg: "px-8", md: "px-6", sm: "px-4", app: "px-4" };

/** Returns the classes of a button, for any element that must look like one. */
export function buttonClass({ variant = "primary", size = "md", block }: ButtonLook, className?: string) {
  return cx(
    "inline-grid select-none place-items-center content-center whitespace-nowrap rounded-control border text-center",
    "transition-colors",
    variants[variant],
    sizes[size],
    variant === "ghost" ? "px-3" : paddings[size],
    block && "w-full",
    off,
    className,
  );
}

/** Keeps the width of the longer of two labels; the hidden one is not part of the page's text. */
export const reserveClass =
  "after:invisible after:h-0 after:overflow-hidden after:pl-7 after:content-[attr(data-reserve)]";
