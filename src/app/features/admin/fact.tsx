import type { ReactNode } from "react";
import { cx } from "#ui/cx.ts";

interface FactProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** One line of a `dl`: what it is, and below it what is known. */
export function Fact({ label, className, children }: FactProps) {
  return (
    <div className={cx("min-w-0", className)}>
      <dt className="font-medium text-caption text-muted">{label}</dt>
      <dd className="wrap-anywhere mt-0.5 font-medium">{children}</dd>
    </div>
  );
}
