import type { ComponentPropsWithRef, ReactNode } from "react";
import { cx } from "./cx.ts";
import { Link, type LinkProps } from "./link.tsx";

const chipClass =
  "inline-flex h-11 shrink-0 items-center gap-2 whitespace-nowrap rounded-full border border-control px-4 font-medium " +
  "text-note leading-none transition-colors duration-base hover:border-muted hover:bg-raised " +
  "aria-pressed:border-text aria-pressed:bg-text aria-pressed:font-semibold aria-pressed:text-ground " +
  "aria-[current=page]:border-text aria-[current=page]:bg-text aria-[current=page]:font-semibold " +
  "aria-[current=page]:text-ground";

export interface ChipProps extends Omit<ComponentPropsWithRef<"button">, "aria-pressed"> {
  pressed: boolean;
}

export function Chip({ pressed, className, ...rest }: ChipProps) {
  return <button type="button" {...rest} aria-pressed={pressed} className={cx(chipClass, className)} />;
}

export interface ChipLinkProps extends Omit<LinkProps, "className"> {
  current: boolean;
  className?: string | undefined;
}

export function ChipLink({ current, className, ...rest }: ChipLinkProps) {
  return <Link {...rest} aria-current={current ? "page" : undefined} className={cx(chipClass, className)} />;
}

/** A row that scrolls sideways on the phone and wraps from 1100 px up. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these are filters
    <div
      role="group"
      aria-label={label}
      className="scrollbar-none -mx-gutter flex gap-2 overflow-x-auto px-gutter py-1 lg:mx-0 lg:flex-wrap lg:px-0"
    >
      {children}
    </div>
  );
}
