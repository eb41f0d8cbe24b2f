import { cx } from "./cx.ts";

export type ControlSize = "md" | "app";

/**
 * Returns the classes of a text control: md 48; app 40 from 1100 px up, 44 and 16 px text on touch layouts (iOS zooms
 * into smaller text).
 */
export function inputClass(size: ControlSize, className?: string): string {
  return cx(
    "w-full appearance-none rounded-control border border-control bg-ground text-text transition-colors",
    "hover:border-muted focus-visible:border-focus focus-visible:outline-1 focus-visible:outline-offset-0",
    "aria-invalid:border-danger aria-invalid:focus-visible:border-focus",
    "disabled:border-line disabled:bg-surface disabled:text-subtle",
    size === "app" ? "text-body lg:text-small" : "text-body",
    className,
  );
}

export const inputHeights = { md: "h-12", app: "h-11 lg:h-10" };
export const inputPaddings = { md: "px-4", app: "px-3" };
