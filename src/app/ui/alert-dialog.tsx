import { AlertDialog as BaseAlertDialog } from "@base-ui/react/alert-dialog";
import type { ReactElement, ReactNode } from "react";
import { Button } from "./button.tsx";
import { cx } from "./cx.ts";
import { scrimClass } from "./dialog.tsx";

export interface AlertDialogProps {
  title: ReactNode;
  description: ReactNode;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  trigger?: ReactElement<Record<string, unknown>> | undefined;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** Called on confirmation; the caller closes the dialog when the work is done. */
  onConfirm: () => void;
  tone?: "danger" | "primary" | undefined;
  /** While true the dialog cannot be closed. */
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
  /** Fields that must be filled in before confirming. */
  children?: ReactNode;
}

/** A confirmation dialog: centred from 768 px up, at the bottom edge on the phone. */
export function AlertDialog(props: AlertDialogProps) {
  const { title, description, open, onOpenChange, trigger, confirmLabel, onConfirm, busy, busyLabel } = props;
  return (
    <BaseAlertDialog.Root
      open={open}
      onOpenChange={(next, details) => {
        if (busy) return details.cancel();
        onOpenChange?.(next);
      }}
    >
      {trigger && <BaseAlertDialog.Trigger render={trigger} />}
      <BaseAlertDialog.Portal>
        {/* Over a dialog, too: the question must stand out from what it asks about. */}
        <BaseAlertDialog.Backdrop forceRender className={cx(scrimClass, "z-50")} />
        <BaseAlertDialog.Popup className={popupClass}>
          <div className="grid gap-2 p-6 pb-2">
            <BaseAlertDialog.Title className="font-semibold text-lead">{title}</BaseAlertDialog.Title>
            <BaseAlertDialog.Description className="text-muted">{description}</BaseAlertDialog.Description>
          </div>
          {props.children && <div className="px-6 py-2">{props.children}</div>}
          <footer className="flex justify-end gap-2 px-6 py-4 max-md:*:flex-1">
            <BaseAlertDialog.Close disabled={busy} render={<Button variant="outline" size="app" />}>
              {props.cancelLabel ?? "Cancelar"}
            </BaseAlertDialog.Close>
            <Button
              variant={props.tone ?? "danger"}
              size="app"
              busy={busy}
              busyLabel={busyLabel}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </footer>
        </BaseAlertDialog.Popup>
      </BaseAlertDialog.Portal>
    </BaseAlertDialog.Root>
  );
}

const popupClass =
  "fixed inset-x-4 bottom-4 z-50 rounded-dialog bg-surface text-small shadow-dialog transition duration-slow " +
  "ease-out data-ending-style:translate-y-4 data-starting-style:translate-y-4 data-ending-style:opacity-0 " +
  "data-starting-style:opacity-0 md:inset-auto md:top-1/2 md:left-1/2 md:w-110 md:-translate-x-1/2 " +
  "md:-translate-y-1/2 md:data-ending-style:-translate-y-[calc(50%-16px)] " +
  "md:data-starting-style:-translate-y-[calc(50%-16px)]";
