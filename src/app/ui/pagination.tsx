import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { Link } from "./link.tsx";
import { pageWindow } from "./page-window.ts";

export interface PaginationProps {
  page: number;
  pages: number;
  /** Returns a page's address; that of the first page should have no parameter. */
  hrefFor: (page: number) => string;
  label?: string | undefined;
  className?: string | undefined;
}

/**
 * Pagination by plain links, so that it works without JavaScript and for crawlers. Renders nothing for a single page.
 */
export function Pagination({ page, pages, hrefFor, label = "Páginas", className }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={label} className={cx("flex items-center justify-center gap-1", className)}>
      <Step label="Página anterior" to={page > 1 ? hrefFor(page - 1) : undefined} rel="prev">
        <ChevronLeft className="size-5" />
      </Step>
      {/* The numbers do not fit a phone's width with touch targets of 44 px. */}
      <span className="px-2 text-muted text-small tabular-nums md:hidden">
        {page} de {pages}
      </span>
      {pageWindow(page, pages).map((slot, index, slots) =>
        slot === "gap" ? (
          <span
            key={`gap-${slots[index - 1]}`}
            aria-hidden="true"
            className="w-6 text-center text-muted max-md:hidden"
          >
            …
          </span>
        ) : (
          <Link
            key={slot}
            to={hrefFor(slot)}
            aria-label={`Página ${slot}`}
            aria-current={slot === page ? "page" : undefined}
            className={cx(cellClass, "max-md:hidden", slot === page ? "bg-raised" : "hover:bg-raised")}
          >
            {slot}
          </Link>
        ),
      )}
      <Step label="Próxima página" to={page < pages ? hrefFor(page + 1) : undefined} rel="next">
        <ChevronRight className="size-5" />
      </Step>
    </nav>
  );
}

const cellClass =
  "grid h-11 min-w-11 place-items-center rounded-control font-display font-semibold text-nav tabular-nums";

function Step(props: { label: string; to: string | undefined; rel: string; children: ReactNode }) {
  if (!props.to) {
    return (
      <span aria-hidden="true" className={cx(cellClass, "text-disabled")}>
        {props.children}
      </span>
    );
  }
  return (
    <Link to={props.to} rel={props.rel} aria-label={props.label} className={cx(cellClass, "hover:bg-raised")}>
      {props.children}
    </Link>
  );
}
