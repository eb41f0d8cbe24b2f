import { SlidersHorizontal, X } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { cx } from "#ui/cx.ts";
import { CountBadge, IconButton } from "#ui/icon-button.tsx";
import { SearchInput, type SearchInputProps } from "#ui/search-input.tsx";
import { RowAction } from "./row-action.tsx";
import type { AddressChanges } from "./use-address.ts";
import type { ListParams } from "./use-list-params.ts";

const layouts = {
  /** Only the search, with the count at the other end. */
  plain: {
    frame: "flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-3 lg:px-4",
    search: "w-full md:w-110",
    count: "",
  },
  /** Filters without labels above them. */
  compact: {
    frame: "grid grid-cols-2 items-center gap-2 p-3 lg:flex lg:px-4",
    search: "col-span-2 min-w-0 lg:max-w-90 lg:flex-1",
    count: "max-lg:col-span-2 lg:ml-auto",
  },
  /** Filters with labels above them. */
  labelled: {
    frame: "grid gap-3 p-4 lg:flex lg:items-end",
    search: "lg:min-w-60 lg:max-w-110 lg:flex-1",
    count: "",
  },
  /** Filters with labels above them, too many to stand beside the search. */
  crowded: {
    frame: "grid gap-3 p-4",
    search: "lg:max-w-110",
    count: "",
  },
};

interface ListToolbarProps {
  list: ListParams;
  layout: keyof typeof layouts;
  search: Pick<SearchInputProps, "label" | "placeholder" | "maxLength" | "clearLabel">;
  /** The number of rows as text; null until it is known. */
  count?: string | null;
  children?: ReactNode;
  /** Below 1100 px the filters are behind a button. */
  fold?: FoldedFiltersOptions | undefined;
}

interface FoldedFiltersOptions {
  /** The number of filters that are set, shown on the button while they are out of sight. */
  active: number;
  /** The parameters that "Limpar filtros" removes; undefined hides the button. */
  clearable: readonly string[] | undefined;
}

/** The toolbar above a list's table: search, filters and count. */
export function ListToolbar({ list, layout, search, count, children, fold }: ListToolbarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const filtersId = useId();
  const classes = layouts[layout];
  return (
    <div className={cx("border-line border-b", classes.frame)}>
      <div
        className={cx("grid gap-2", fold && "grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-1", classes.search)}
      >
        <SearchInput
          clearLabel="Limpar busca"
          {...search}
          controlSize="app"
          value={list.searchText}
          onChange={(event) => list.setSearchText(event.target.value)}
          onClear={() => list.setSearchText("")}
        />
        {fold && (
          <IconButton
            label={fold.active === 0 ? "Filtros" : `Filtros: ${fold.active} em uso`}
            variant="quiet"
            aria-expanded={isOpen}
            aria-controls={filtersId}
            onClick={() => setIsOpen(!isOpen)}
            className="lg:hidden"
          >
            <SlidersHorizontal className="size-5" />
            {fold.active > 0 && <CountBadge tone="canary">{fold.active}</CountBadge>}
          </IconButton>
        )}
      </div>
      {fold ? (
        <div
          id={filtersId}
          className={cx(
            "grid-cols-2 items-end gap-3 lg:flex",
            layout === "crowded" ? "lg:flex-wrap lg:gap-x-2" : "lg:ml-auto",
            isOpen ? "grid" : "hidden",
          )}
        >
          {children}
          {fold.clearable && <ClearFilters list={list} names={fold.clearable} />}
        </div>
      ) : (
        children
      )}
      {count !== undefined && (
        <p
          role="status"
          className={cx(
            "whitespace-nowrap text-caption text-muted tabular-nums empty:absolute",
            classes.count,
          )}
        >
          {count}
        </p>
      )}
    </div>
  );
}

function ClearFilters({ list, names }: { list: ListParams; names: readonly string[] }) {
  function clear() {
    const changes: AddressChanges = { q: null };
    for (const name of names) changes[name] = null;
    list.setSearchText("");
    list.set(changes);
  }

  return (
    <RowAction
      icon={<X />}
      text="Limpar filtros"
      label="Limpar filtros"
      onClick={clear}
      className="max-lg:col-span-2 max-lg:justify-self-start"
    />
  );
}
