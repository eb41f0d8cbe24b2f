import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { IconButton, IconLink } from "#ui/icon-button.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { preloadSuggestions, SearchPanel } from "./search-panel.tsx";

/** The header's search: a button that opens the input below the header, over the dimmed page. */
export function SiteSearch() {
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  const toggle = useRef<HTMLButtonElement>(null);

  // A search, or any other navigation, closes the panel.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every navigation
  useEffect(() => setOpen(false), [key]);

  if (!useHydrated()) {
    return (
      <IconLink to="/busca" label="Buscar">
        <Search className="size-6" />
      </IconLink>
    );
  }
  return (
    <>
      <IconButton
        ref={toggle}
        label={open ? "Fechar busca" : "Buscar"}
        aria-expanded={open}
        aria-controls={open ? "busca-do-site" : undefined}
        onPointerEnter={preloadSuggestions}
        onFocus={preloadSuggestions}
        onClick={() => setOpen(!open)}
      >
        <Search className="size-6" />
      </IconButton>
      {open && (
        <SearchPanel
          onClose={() => {
            setOpen(false);
            toggle.current?.focus();
          }}
          onLeave={(to) => {
            if (to !== toggle.current) setOpen(false);
          }}
        />
      )}
    </>
  );
}
