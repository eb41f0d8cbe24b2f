import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Dialog } from "#ui/dialog.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { SearchBox } from "./search-box.tsx";

/** The search is in the top bar from 1100 px up and behind a button below. Ctrl+K or ⌘K opens either. */
export function AdminSearch() {
  const bar = useRef<HTMLDivElement>(null);
  const [isDialogOpen, setDialogOpen] = useState(false);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      // An open dialog keeps the keyboard to itself.
      if (document.querySelector("[role=dialog], dialog[open], [role=alertdialog]")) return;
      event.preventDefault();
      const input = bar.current?.querySelector("input");
      if (input?.checkVisibility()) input.focus();
      else setDialogOpen(true);
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  return (
    <>
      <div ref={bar} className="w-100 min-w-0 shrink max-lg:hidden">
        <SearchBox place="bar" />
      </div>
      <span className="ml-auto" />
      <Dialog
        title="Buscar"
        open={isDialogOpen}
        onOpenChange={setDialogOpen}
        width={720}
        trigger={
          <IconButton label="Buscar" aria-keyshortcuts="Control+K Meta+K" className="lg:hidden">
            <Search className="size-5.5" />
          </IconButton>
        }
      >
        <SearchBox place="dialog" onDone={() => setDialogOpen(false)} />
      </Dialog>
    </>
  );
}
