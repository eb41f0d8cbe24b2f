import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { CSSProperties, MouseEvent, ReactNode, Ref } from "react";
import { cx } from "./cx.ts";

/*
 * A plain table from 1100 px up; below that every row is a card, and `card` says where a cell goes. Some browsers drop
 * a table's roles when `display` changes, so the elements set their roles explicitly.
 */

interface PieceProps {
  className?: string | undefined;
  children?: ReactNode;
}

export function Table({ label, className, children }: PieceProps & { label: string }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: some browsers drop the role when CSS changes the display
    <table role="table" aria-label={label} className={cx("block w-full text-small lg:table", className)}>
      {children}
    </table>
  );
}

/** Visually hidden below 1100 px, where the cells have their own labels. */
export function TableHead({ children }: PieceProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <thead role="rowgroup" className="max-lg:sr-only">
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <tr role="row" className="border-line lg:border-b">
        {children}
      </tr>
    </thead>
  );
}

export interface HeadCellProps extends PieceProps {
  align?: "left" | "right" | undefined;
  /** Makes the column's name a button that sorts. Below 1100 px, where the head is hidden, it is plain text. */
  sort?: { direction: "ascending" | "descending" | undefined; onSort: () => void } | undefined;
}

export function HeadCell({ align, sort, className, children }: HeadCellProps) {
  return (
    <th
      // biome-ignore lint/a11y/noRedundantRoles: see above
      role="columnheader"
      scope="col"
      aria-sort={sort?.direction}
      className={cx(
        "h-11 whitespace-nowrap px-4 font-semibold text-caption text-muted",
        align === "right" ? "text-right" : "text-left",
        className,
      )}
    >
      {sort ? <SortButton {...sort}>{children}</SortButton> : children}
    </th>
  );
}

function SortButton({ direction, onSort, children }: NonNullable<HeadCellProps["sort"]> & PieceProps) {
  const Icon = direction === "ascending" ? ArrowUp : direction === "descending" ? ArrowDown : ChevronsUpDown;
  return (
    <>
      <span className="lg:hidden">{children}</span>
      <button
        type="button"
        onClick={onSort}
        className="-mx-2 inline-flex min-h-9 items-center gap-1 rounded-control px-2 transition-colors hover:bg-raised hover:text-text max-lg:hidden"
      >
        {children}
        <Icon className={cx("size-4", !direction && "opacity-50")} />
      </button>
    </>
  );
}

export function TableBody({ children }: PieceProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <tbody role="rowgroup" className="block lg:table-row-group">
      {children}
    </tbody>
  );
}

export interface RowProps extends PieceProps {
  /** The card gets a first column of 48 px for a cell with `card="picture"`. */
  picture?: boolean;
  ref?: Ref<HTMLTableRowElement>;
  style?: CSSProperties;
  /** Called on a click that hits no control of the row. The row must also have a button for it, for keyboards. */
  onOpen?: (() => void) | undefined;
}

export function Row({ picture, ref, style, onOpen, className, children }: RowProps) {
  return (
    <tr
      onClick={onOpen && ((event) => isClickOnRow(event) && onOpen())}
      ref={ref}
      style={style}
      // biome-ignore lint/a11y/noRedundantRoles: see above
      role="row"
      className={cx(
        "grid items-center gap-x-3 gap-y-0.5 border-line border-b py-3 pr-2 pl-4 transition-colors last:border-b-0",
        "hover:bg-raised lg:table-row",
        picture ? "grid-cols-[48px_minmax(0,1fr)_auto]" : "grid-cols-[minmax(0,1fr)_auto]",
        onOpen && "cursor-pointer",
        className,
      )}
    >
      {children}
    </tr>
  );
}

/** False for a control, for selecting text, and for a menu of the row: React bubbles the events of its portal, too. */
function isClickOnRow({ target, currentTarget }: MouseEvent<HTMLTableRowElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  if (target.closest("a, button, label, input, select, textarea")) return false;
  return !getSelection()?.toString();
}

const places = {
  /** Strong, at the left. */
  title: "max-lg:font-semibold",
  /** At the right of the previous cell. */
  end: "max-lg:justify-self-end max-lg:whitespace-nowrap max-lg:pr-2 max-lg:text-right",
  /** Muted, at the left. */
  meta: "max-lg:text-muted",
  /** A separate line with its label before the value. */
  line: "max-lg:col-span-full max-lg:flex max-lg:gap-2 max-lg:pr-2 max-lg:before:text-muted max-lg:before:content-[attr(data-label)':']",
  /** A separate row of 44 px buttons. */
  actions: "max-lg:col-span-full max-lg:-ml-3 max-lg:flex max-lg:items-center max-lg:gap-1",
  picture: "max-lg:row-span-2",
  hidden: "max-lg:hidden",
};

export interface CellProps extends PieceProps {
  /** The column's name: shown before the value on a card's line. */
  label?: string | undefined;
  card?: keyof typeof places | undefined;
  align?: "left" | "right" | undefined;
  numeric?: boolean | undefined;
}

export function Cell({ label, card = "line", align, numeric, className, children }: CellProps) {
  return (
    <td
      // biome-ignore lint/a11y/noRedundantRoles: see above
      role="cell"
      data-label={label}
      className={cx(
        "block min-w-0 lg:table-cell lg:h-14 lg:px-4 lg:py-1.5 lg:align-middle",
        align === "right" && "lg:text-right",
        numeric && "tabular-nums lg:whitespace-nowrap",
        places[card],
        className,
      )}
    >
      {children}
    </td>
  );
}

/** The table's foot: "1–8 de 96" at the left, arrows at the right. */
export function TableFoot({ summary, children }: { summary: ReactNode; children?: ReactNode }) {
  return (
    <div className="flex min-h-13 items-center justify-between border-line border-t py-1 pr-2 pl-4 text-caption text-muted">
      <span className="tabular-nums">{summary}</span>
      <span className="flex">{children}</span>
    </div>
  );
}
