import { X } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { Form, useNavigate } from "react-router";
import { readSearchQuery, SEARCH_QUERY_LENGTH } from "#domain/search/search-query.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { SearchInput } from "#ui/search-input.tsx";
import { useLoaded } from "#ui/use-loaded.ts";
import { type ListKey, moveActive, type SuggestionTarget } from "./suggestion-list.ts";

const load = () => import("./search-suggestions.tsx").then((module) => module.default);

/** Called when the person is about to search: the suggestions do not come with every page. */
export const preloadSuggestions = () => void load().catch(() => {});

const LIST_ID = "busca-sugestoes";

interface SearchPanelProps {
  onClose(): void;
  /** Called when the focus moves to an element outside the panel. */
  onLeave(to: EventTarget): void;
}

/** A combobox: the focus stays in the input, the arrow keys move through the suggestions below it. */
export function SearchPanel({ onClose, onLeave }: SearchPanelProps) {
  const navigate = useNavigate();
  const [query, setQuery] = useState("");
  const [targets, setTargets] = useState<readonly SuggestionTarget[]>([]);
  const [active, setActive] = useState(-1);
  const activeTarget = targets[active];
  const SearchSuggestions = useLoaded(load);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setActive(moveActive(active, targets.length, event.key satisfies ListKey));
    } else if (event.key === "Enter" && activeTarget) {
      event.preventDefault();
      navigate(activeTarget.to);
    }
  }

  return (
    <>
      <div aria-hidden="true" className="fixed inset-0 -z-1 bg-scrim" onClick={onClose} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Esc must work from every element of the panel */}
      <div
        id="busca-do-site"
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-line border-b bg-surface shadow-menu"
        onKeyDown={(event) => {
          if (event.key === "Escape") onClose();
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) onLeave(relatedTarget);
        }}
      >
        <div className="wrap">
          <Form action="/busca" role="search" className="flex items-center gap-2 py-2.5">
            <SearchInput
              name="q"
              label="Buscar camisas"
              placeholder="Buscar camisas..."
              className="flex-1 [&_input]:h-13 [&_input]:text-lead"
              maxLength={SEARCH_QUERY_LENGTH}
              autoFocus
              required
              value={query}
              onChange={(event) => {
                setQuery(event.target.value);
                setActive(-1);
              }}
              onKeyDown={onKeyDown}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={targets.length > 0}
              aria-controls={LIST_ID}
              aria-activedescendant={activeTarget?.id}
            />
            <Button type="submit" className="max-md:hidden">
              Buscar
            </Button>
            <IconButton label="Fechar busca" onClick={onClose}>
              <X className="size-6" />
            </IconButton>
          </Form>
          {SearchSuggestions && (
            <SearchSuggestions
              id={LIST_ID}
              query={readSearchQuery(query)}
              activeId={activeTarget?.id}
              onTargets={setTargets}
            />
          )}
        </div>
      </div>
    </>
  );
}
