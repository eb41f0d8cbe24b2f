import type { ReactNode } from "react";
import { cx } from "./cx.ts";

export interface EmptyStateProps {
  icon?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  /** Renders a whole page with a large heading instead of a few lines inside a table or panel. */
  page?: boolean | undefined;
  className?: string | undefined;
}

/** An empty state: a sentence, a line of help and an action. */
export function EmptyState({ icon, title, text, action, page, className }: EmptyStateProps) {
  if (page) {
    return (
      <div
        className={cx(
          "relative isolate grid min-h-140 content-center justify-items-center overflow-clip px-gutter py-14 text-center md:min-h-160",
          className,
        )}
      >
        {icon && <div className="mb-6 text-control">{icon}</div>}
        <h1 className="font-display font-extrabold text-title">{title}</h1>
        {text && <p className="mt-3 max-w-[46ch] text-balance text-muted">{text}</p>}
        {action && (
          <div className="mt-8 grid w-full max-w-86 gap-3 md:flex md:max-w-none md:justify-center">
            {action}
          </div>
        )}
      </div>
    );
  }
  return (
    <div className={cx("grid justify-items-center gap-2 px-4 py-10 text-center", className)}>
      {icon && <div className="text-text">{icon}</div>}
      <p className="font-semibold text-body">{title}</p>
      {text && <p className="text-muted text-small">{text}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
