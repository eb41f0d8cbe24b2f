import { ChevronRight } from "lucide-react";
import { Fragment } from "react";
import { cx } from "./cx.ts";
import { Link } from "./link.tsx";

export interface Crumb {
  label: string;
  /** Absent on the last entry, the page itself. */
  to?: string | undefined;
}

export interface BreadcrumbProps {
  items: readonly Crumb[];
  label?: string | undefined;
  className?: string | undefined;
}

export function Breadcrumb({ items, label = "Você está em", className }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={cx("min-w-0 text-muted text-small", className)}>
      <ol className="flex min-h-11 items-center gap-1 whitespace-nowrap">
        {items.map((item, index) => (
          <Fragment key={item.label}>
            {index > 0 && (
              <li aria-hidden="true">
                <ChevronRight className="size-4 text-control" />
              </li>
            )}
            <li className={item.to ? cx("shrink-0", index === 0 && "-mr-1.5") : "min-w-0 truncate text-text"}>
              {item.to ? (
                <Link to={item.to} className="inline-flex min-h-11 min-w-11 items-center hover:text-text">
                  {item.label}
                </Link>
              ) : (
                <span aria-current="page">{item.label}</span>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
