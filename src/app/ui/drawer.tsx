import { X } from "lucide-react";
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { cx } from "./cx.ts";
import { IconButton } from "./icon-button.tsx";

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The panel's name, for screen readers. */
  label: string;
  /** Shown in the head, at the left of the close button. */
  head: ReactNode;
  foot?: ReactNode;
  closeLabel?: string | undefined;
  children: ReactNode;
}

/**
 * A panel that slides in from the left edge. It uses the browser's modal dialog: focus trap, Esc, the inert page and
 * focus restoration need no JavaScript, and the panel is part of the first HTML.
 */
export function Drawer(props: DrawerProps) {
  const { open, onOpenChange, label, head, foot, closeLabel = "Fechar", children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const labelId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);

  function closeOnScrim(event: MouseEvent<HTMLDialogElement>) {
    // The panel's children cover it completely, so only the backdrop has the dialog itself as its target.
    if (event.target === event.currentTarget) onOpenChange(false);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it; the click on the backdrop is a shortcut for pointers
    <dialog
      ref={ref}
      aria-labelledby={labelId}
      className={panelClass}
      onClick={closeOnScrim}
      onClose={() => onOpenChange(false)}
    >
      <div className="flex h-full flex-col">
        <div className="flex h-16 shrink-0 items-center justify-between border-line border-b pr-2 pl-4">
          <span id={labelId} className="sr-only">
            {label}
          </span>
          {head}
          <IconButton label={closeLabel} onClick={() => onOpenChange(false)}>
            <X className="size-6" />
          </IconButton>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
        {foot && <div className="shrink-0 border-line border-t">{foot}</div>}
      </div>
    </dialog>
  );
}

const panelClass = cx(
  "fixed inset-y-0 left-0 m-0 h-dvh max-h-none w-[min(344px,calc(100vw-32px))] max-w-none bg-surface p-0 text-text",
  "-translate-x-full shadow-dialog transition-[translate,display,overlay] transition-discrete duration-slow ease-out",
  "open:translate-x-0 open:starting:-translate-x-full",
  "backdrop:bg-scrim backdrop:opacity-0 backdrop:transition-[opacity,display,overlay] backdrop:transition-discrete",
  "backdrop:duration-slow open:backdrop:opacity-100 open:starting:backdrop:opacity-0",
);
