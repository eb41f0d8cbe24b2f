import type { ReactNode } from "react";
import { cx } from "./cx.ts";

/** A panel with a border and a lighter background; it has no shadow, because it does not float. */
export function Panel({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={cx("rounded-card border border-line bg-surface", className)}>{children}</div>;
}

export function PanelHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="flex min-h-15 flex-wrap items-center justify-between gap-3 border-line border-b py-2 pr-2 pl-4">
      <h2 className="font-semibold text-body">{title}</h2>
      {children}
    </div>
  );
}
