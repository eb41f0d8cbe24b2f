import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Form, useLocation } from "react-router";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { SearchInput } from "#ui/search-input.tsx";

/** The header's search: a button that reveals the input below the header, over the dimmed page. */
export function SiteSearch() {
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  const toggle = useRef<HTMLButtonElement>(null);

  // A search, or any other navigation, closes the panel.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every navigation
  useEffect(() => setOpen(false), [key]);

  function close() {
    setOpen(false);
    toggle.current?.focus();
  }

  return (
    <>
      <IconButton
        ref={toggle}
        label={open ? "Fechar busca" : "Buscar"}
        aria-expanded={open}
        aria-controls="busca-do-site"
        onClick={() => setOpen(!open)}
      >
        <Search className="size-6" />
      </IconButton>
      {open && <SearchPanel onClose={close} />}
    </>
  );
}

function SearchPanel({ onClose }: { onClose(): void }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc reaches the panel from whatever it holds
    <div
      id="busca-do-site"
      className="absolute inset-x-0 top-full border-line border-b bg-surface shadow-menu"
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <Form action="/busca" role="search" className="wrap flex items-center gap-2 py-3">
        <SearchInput
          name="q"
          label="Buscar camisas"
          placeholder="Buscar camisas..."
          className="flex-1"
          maxLength={80}
          autoFocus
        />
        <Button type="submit" className="max-md:hidden">
          Buscar
        </Button>
        <IconButton label="Fechar busca" onClick={onClose}>
          <X className="size-6" />
        </IconButton>
      </Form>
    </div>
  );
}
