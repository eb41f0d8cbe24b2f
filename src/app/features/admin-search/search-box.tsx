import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "#app/api/api-client.ts";
import { type ListKey, moveActive } from "#app/features/search/suggestion-list.ts";
import { SEARCH_QUERY_LENGTH } from "#domain/search/search-query.ts";
import { cx } from "#ui/cx.ts";
import { SearchInput } from "#ui/search-input.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { SearchResultList } from "./search-result-list.tsx";
import { useSearchResults } from "./use-search-results.ts";

interface SearchBoxProps {
  /** In the bar the list opens below the field while that has the focus; in a dialog it is always shown. */
  place: "bar" | "dialog";
  /** Called when a result was chosen or Esc was pressed. */
  onDone?: (() => void) | undefined;
}

/** A combobox: the focus stays in the field, the arrow keys move through the results, Enter opens one. */
export function SearchBox({ place, onDone }: SearchBoxProps) {
  const navigate = useNavigate();
  const box = useRef<HTMLElement>(null);
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(place === "dialog");
  const [moved, setMoved] = useState<number>();
  const [isGoing, setGoing] = useState(false);
  const listId = useId();
  const { groups, error, isSettled } = useSearchResults(text);
  const results = groups.flatMap((group) => group.results);
  // The best match is preselected, so that Enter is enough.
  const active = moved ?? (text.trim() === "" ? -1 : 0);
  const target = isOpen ? results[active] : undefined;

  function finish() {
    setText("");
    setMoved(undefined);
    setGoing(false);
    if (place === "bar") {
      setOpen(false);
      (document.activeElement as HTMLElement | null)?.blur();
    }
    onDone?.();
  }

  // Enter may be pressed before the answer has arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the arrival of the answer counts
  useEffect(() => {
    if (!isGoing || !isSettled) return;
    setGoing(false);
    if (!target) return;
    navigate(target.to);
    finish();
  }, [isGoing, isSettled]);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen(true);
      setMoved(moveActive(active, results.length, event.key satisfies ListKey));
    } else if (event.key === "Enter") {
      event.preventDefault();
      setGoing(true);
    } else if (event.key === "Escape" && place === "bar") {
      event.preventDefault();
      finish();
    }
  }

  const message = messageOf({ error, isSettled, isEmpty: results.length === 0 });
  return (
    <search
      ref={box}
      aria-label="Administração"
      className={place === "bar" ? "relative" : "flex min-h-0 flex-1 flex-col"}
      onBlur={({ relatedTarget }) => {
        if (place === "bar" && !box.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <div className={place === "dialog" ? "p-4" : "relative"}>
        <SearchInput
          label="Buscar produtos, pedidos, clientes, telas e configurações"
          placeholder="Buscar..."
          controlSize="app"
          maxLength={SEARCH_QUERY_LENGTH}
          autoFocus={place === "dialog"}
          value={text}
          onFocus={() => setOpen(true)}
          onChange={(event) => {
            setText(event.target.value);
            setMoved(undefined);
            setGoing(false);
            setOpen(true);
          }}
          onKeyDown={onKeyDown}
          onClear={() => setText("")}
          clearLabel="Limpar busca"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen && results.length > 0}
          aria-controls={listId}
          aria-activedescendant={target?.id}
          aria-keyshortcuts="Control+K Meta+K"
        />
        {place === "bar" && text === "" && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 rounded-badge border border-line bg-raised px-2 py-0.5 text-caption text-muted pointer-coarse:hidden"
          >
            {isApple() ? "⌘ K" : "Ctrl K"}
          </span>
        )}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only prevents a click from moving the focus */}
      <div
        className={cx(
          place === "bar" &&
            "absolute inset-x-0 top-full z-40 mt-2 max-h-[calc(100dvh-96px)] overflow-y-auto rounded-control bg-raised shadow-menu",
          place === "dialog" && "min-h-0 flex-1 overflow-y-auto border-line border-t",
          !isOpen && "hidden",
        )}
        // A click on the list must not take the focus from the field, or the list would close before the click.
        onMouseDown={(event) => event.preventDefault()}
      >
        <p role="status" className="flex items-center gap-2 px-4 py-3 text-caption text-muted empty:hidden">
          {message}
        </p>
        <SearchResultList id={listId} groups={groups} activeId={target?.id} onChoose={finish} />
      </div>
    </search>
  );
}

const isApple = () => /Mac|iPad|iPhone/.test(navigator.platform);

function messageOf(state: { error: unknown; isSettled: boolean; isEmpty: boolean }) {
  if (state.error) {
    return state.error instanceof ApiError ? state.error.message : "Não foi possível buscar.";
  }
  if (!state.isSettled && state.isEmpty) {
    return (
      <>
        <Spinner /> Buscando...
      </>
    );
  }
  return state.isEmpty ? "Nada encontrado" : null;
}
