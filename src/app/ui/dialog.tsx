import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactElement, ReactNode, RefObject } from "react";
import { cx } from "./cx.ts";
import { iconButtonClass } from "./icon-button.tsx";

export interface DialogProps {
  title: ReactNode;
  /** Shown under the title and read with it by screen readers. */
  description?: ReactNode;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Called once the closed dialog has faded out. */
  onClosed?: (() => void) | undefined;
  /** The element that opens the dialog and gets the focus back. */
  trigger?: ReactElement<Record<string, unknown>> | undefined;
  width?: 440 | 720 | 920 | undefined;
  /** The size below 768 px: the whole screen, or the content's height at the bottom edge. */
  phone?: "full" | "bottom" | undefined;
  /** The element that gets the focus back when there is no trigger. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  /** False while something would be lost, such as a running upload: Esc and a click outside then do nothing. */
  dismissible?: boolean | undefined;
  closeLabel?: string | undefined;
  /** Opened from within another dialog, which a scrim of its own then covers. */
  nested?: boolean | undefined;
  children: ReactNode;
}

const widths = { 440: "md:w-110", 720: "md:w-180", 920: "md:w-230" };

/** A dialog with head, body and foot. Its children are DialogBody, DialogFoot, or a `contents` form around both. */
export function Dialog(props: DialogProps) {
  const { title, description, open, defaultOpen, onOpenChange, trigger, width = 720, children } = props;
  const { dismissible = true, closeLabel = "Fechar", phone = "full", finalFocus, nested = false } = props;
  const { onClosed } = props;
  return (
    <BaseDialog.Root
      open={open}
      defaultOpen={defaultOpen}
      disablePointerDismissal={!dismissible}
      onOpenChange={(next, details) => {
        // Something inside has handled this Esc, such as a drag that it cancels.
        if (details.reason === "escape-key" && details.event.defaultPrevented) {
          details.allowPropagation();
          return details.cancel();
        }
        if (!next && !dismissible && details.reason === "escape-key") return details.cancel();
        onOpenChange?.(next);
      }}
      onOpenChangeComplete={(next) => !next && onClosed?.()}
    >
      {trigger && <BaseDialog.Trigger render={trigger} />}
      <BaseDialog.Portal>
        <BaseDialog.Backdrop forceRender={nested} className={cx(scrimClass, nested && "z-50")} />
        <BaseDialog.Popup finalFocus={finalFocus} className={cx(popupClass, phones[phone], widths[width])}>
          <header className="flex min-h-16 shrink-0 items-center justify-between gap-4 border-line border-b pr-3 pl-4 md:pl-6">
            <div className="min-w-0 py-3">
              <BaseDialog.Title className="font-semibold text-lead">{title}</BaseDialog.Title>
              {description && (
                <BaseDialog.Description className="text-muted">{description}</BaseDialog.Description>
              )}
            </div>
            <BaseDialog.Close aria-label={closeLabel} className={iconButtonClass({})}>
              <X className="size-5" />
            </BaseDialog.Close>
          </header>
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

export const scrimClass =
  "fixed inset-0 z-40 bg-scrim transition-opacity duration-slow ease-out " +
  "data-ending-style:opacity-0 data-starting-style:opacity-0";

const phones = {
  full: "inset-0",
  bottom: "inset-x-4 bottom-4 max-md:max-h-[calc(100dvh-32px)] max-md:rounded-dialog",
};

const popupClass =
  "fixed z-50 flex flex-col bg-surface text-small shadow-dialog transition duration-slow ease-out " +
  "data-ending-style:translate-y-4 data-starting-style:translate-y-4 data-ending-style:opacity-0 " +
  "data-starting-style:opacity-0 md:inset-auto md:top-1/2 md:left-1/2 md:max-h-[calc(100dvh-48px)] " +
  "md:max-w-[calc(100vw-48px)] md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-dialog " +
  "md:data-ending-style:-translate-y-[calc(50%-16px)] md:data-starting-style:-translate-y-[calc(50%-16px)]";

export function DialogBody({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={cx(
        "grid min-h-0 flex-1 content-start gap-6 overflow-y-auto overscroll-contain p-4 md:p-6",
        className,
      )}
    >
      {children}
    </div>
  );
}

/** The dialog's actions, the primary one last; equal widths on the phone. */
export function DialogFoot({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <footer
      className={cx(
        "flex shrink-0 justify-end gap-2 border-line border-t px-4 py-3 max-md:*:flex-1 md:px-6 md:py-4",
        className,
      )}
    >
      {children}
    </footer>
  );
}

/** Turns a button into one that closes the dialog around it. */
export function DialogClose({ render }: { render: ReactElement<Record<string, unknown>> }) {
  return <BaseDialog.Close render={render} />;
}
