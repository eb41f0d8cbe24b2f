import type { ReactNode } from "react";
import { cx } from "./cx.ts";

const tones = {
  neutral: "bg-neutral-ground text-neutral",
  ok: "bg-ok-ground text-ok",
  warn: "bg-warn-ground text-warn",
  bad: "bg-bad-ground text-bad",
  info: "bg-info-ground text-info",
  grass: "bg-grass text-on-grass",
  canary: "bg-canary text-on-canary font-bold",
  /** For use over a picture. */
  dark: "bg-ground/85 text-text",
};

export type BadgeTone = keyof typeof tones;

export interface BadgeProps {
  tone?: BadgeTone | undefined;
  /** Status badges have a dot, so that the meaning does not depend on colour alone. */
  dot?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Badge({ tone = "neutral", dot, className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        "inline-flex h-6 items-center gap-1.5 whitespace-nowrap rounded-badge px-2 font-semibold text-caption leading-none",
        tones[tone],
        className,
      )}
    >
      {dot && <span className="size-1.5 rounded-full bg-current" />}
      {children}
    </span>
  );
}
