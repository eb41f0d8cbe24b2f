import { type RefObject, useEffect, useRef } from "react";
import { ProductPicture } from "#app/features/media/product-picture.tsx";
import { Link } from "#ui/link.tsx";
import type { SearchResult, SearchResultGroup } from "./search-results.ts";

interface SearchResultListProps {
  id: string;
  groups: readonly SearchResultGroup[];
  activeId: string | undefined;
  onChoose(): void;
}

/** The entries are real links, so that a middle click works; the arrow keys reach them instead of the Tab key. */
export function SearchResultList({ id, groups, activeId, onChoose }: SearchResultListProps) {
  const active = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (activeId) active.current?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  return (
    <div id={id} role="listbox" aria-label="Resultados">
      {groups.map(({ label, results }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a list, not of form fields
        <div key={label} role="group" aria-label={label} className="border-line border-b p-1 last:border-b-0">
          <div aria-hidden="true" className="px-3 pt-2 pb-1 font-semibold text-caption text-muted">
            {label}
          </div>
          {results.map((result) => (
            <Entry
              key={result.id}
              result={result}
              isActive={result.id === activeId}
              activeRef={active}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface EntryProps {
  result: SearchResult;
  isActive: boolean;
  activeRef: RefObject<HTMLAnchorElement | null>;
  onChoose(): void;
}

function Entry({ result, isActive, activeRef, onChoose }: EntryProps) {
  const { id, to, title, detail, end } = result;
  return (
    <Link
      ref={isActive ? activeRef : undefined}
      id={id}
      to={to}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={onChoose}
      className="flex min-h-11 items-center gap-3 rounded-inner px-3 py-1.5 hover:bg-hover aria-selected:bg-hover lg:min-h-10"
    >
      {result.imageUrl !== undefined && <Thumbnail url={result.imageUrl} />}
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{title}</span>
        {detail && <span className="block truncate text-caption text-muted tabular-nums">{detail}</span>}
      </span>
      {end && <span className="whitespace-nowrap text-caption text-muted tabular-nums">{end}</span>}
    </Link>
  );
}

const unknownSize = { alt: "", width: null, height: null, color: null };
const widths = [160] as const;

function Thumbnail({ url }: { url: string | null }) {
  return (
    <span className="size-10 shrink-0">
      <ProductPicture
        picture={url ? { url, ...unknownSize } : null}
        alt=""
        sizes="40px"
        widths={widths}
        className="size-10 rounded-inner"
      />
    </span>
  );
}
