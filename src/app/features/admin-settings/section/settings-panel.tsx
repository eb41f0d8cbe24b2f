import type { ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import { Panel } from "#ui/panel.tsx";
import { anchoredClass, useAnchor } from "./use-anchor.ts";

export interface SettingsPanelProps {
  title: string;
  description?: ReactNode;
  /** Shown at the right of the title. */
  aside?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}

export function SettingsPanel({ title, description, aside, className, children }: SettingsPanelProps) {
  const anchor = useAnchor(title);
  return (
    <section aria-labelledby={anchor.id}>
      <Panel className={cx("grid gap-5 p-4 lg:p-6", anchoredClass, className)}>
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0">
            <h2 {...anchor} className="font-semibold text-lead">
              {title}
            </h2>
            {description && <p className="mt-1 max-w-[72ch] text-muted">{description}</p>}
          </div>
          {aside}
        </div>
        {children}
      </Panel>
    </section>
  );
}
