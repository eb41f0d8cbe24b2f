import type { ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import { Link } from "#ui/link.tsx";
import { Panel } from "#ui/panel.tsx";

export interface StatCardProps {
  label: string;
  /** The time that the number speaks of. */
  span?: string | undefined;
  value: ReactNode;
  /** The link to the list that the number counts. */
  to?: string | undefined;
  /** Shown under the number: its change and what it is compared with. */
  trend?: ReactNode;
  /** A sparkline beside the number. */
  spark?: ReactNode;
  className?: string | undefined;
}

/** A key figure. With `to`, the whole card is a link. */
export function StatCard({ label, span, value, to, trend, spark, className }: StatCardProps) {
  return (
    <Panel
      className={cx(
        "relative grid content-start gap-1 p-3 md:px-5 md:py-4",
        to && "transition-colors focus-within:border-focus hover:bg-raised",
        className,
      )}
    >
      <p className="font-medium text-caption text-muted">
        {to ? (
          <Link to={to} className="after:absolute after:inset-0">
            {label}
          </Link>
        ) : (
          label
        )}
        {span && <span className="font-normal text-subtle"> · {span}</span>}
      </p>
      <div className="flex items-center justify-between gap-4">
        <p
          className={cx(
            "whitespace-nowrap font-bold font-display text-[28px] tabular-nums leading-9 md:text-[32px]",
            // A hundred thousand reais in half the width of a phone.
            typeof value === "string" && value.length > 11 && "max-md:text-[22px]",
          )}
        >
          {value}
        </p>
        {spark && <div className="h-10 min-w-8 max-w-28 flex-1 lg:max-w-18">{spark}</div>}
      </div>
      {trend && <p className="text-caption text-muted">{trend}</p>}
    </Panel>
  );
}
