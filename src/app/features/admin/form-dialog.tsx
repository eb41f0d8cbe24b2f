import type { ReactNode } from "react";
import { ConflictAlert } from "#app/features/forms/conflict-alert.tsx";
import { LeaveDialog } from "#app/features/forms/leave-dialog.tsx";
import type { useForm } from "#app/features/forms/use-form.ts";
import { useLeaveGuard } from "#app/features/forms/use-leave-guard.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, type ButtonProps } from "#ui/button.tsx";
import { Dialog, DialogBody, DialogFoot, type DialogProps } from "#ui/dialog.tsx";
import type { DialogState } from "./use-open-dialog.ts";

interface FormDialogProps
  extends DialogState,
    Pick<DialogProps, "title" | "description" | "width" | "phone" | "nested" | "finalFocus" | "onClosed"> {
  form: DialogForm;
  /** Says that what was typed gets lost. */
  leaveText: string;
  /** The button that saves; its children are its label. */
  submit: Pick<ButtonProps, "children" | "busyLabel" | "disabled" | "className">;
  bodyClassName?: string;
  /** Stands before the buttons, always in sight, such as a total. */
  summary?: ReactNode;
  /** False while closing would end something, such as an upload. */
  mayClose?: boolean;
  children: ReactNode;
}

/** What the dialog needs to know of the form in it. */
interface DialogForm {
  formProps: ReturnType<typeof useForm>["form"];
  busy: boolean;
  isDirty: boolean;
  alert?: string | undefined;
  /** Absent where a record has no versions. */
  hasConflict?: boolean;
  discard?: () => unknown;
}

/** A record's form in a dialog, which asks before it drops what was typed. */
export function FormDialog({
  form,
  leaveText,
  submit,
  bodyClassName,
  summary,
  mayClose = true,
  isOpen,
  onClose,
  children,
  ...dialog
}: FormDialogProps) {
  const { formProps, busy, isDirty, alert, hasConflict = false, discard = () => {} } = form;
  // The dialog stays mounted after closing, with what was typed.
  const guard = useLeaveGuard({ when: isOpen && isDirty });

  function close() {
    if (!busy && mayClose) guard.run(onClose);
  }

  return (
    <>
      <Dialog {...dialog} open={isOpen} onOpenChange={(open) => !open && close()}>
        <form {...formProps} className="contents">
          <DialogBody {...(bodyClassName !== undefined && { className: bodyClassName })}>
            <div className="col-span-full grid gap-6 empty:hidden">
              {hasConflict && <ConflictAlert onDiscard={discard} />}
              {alert && <Alert>{alert}</Alert>}
            </div>
            {children}
          </DialogBody>
          <DialogFoot {...(summary !== undefined && { className: "flex-wrap items-center" })}>
            {summary}
            <Button variant="ghost" size="app" onClick={close}>
              Cancelar
            </Button>
            <Button type="submit" size="app" busy={busy} busyLabel="Salvando..." {...submit} />
          </DialogFoot>
        </form>
      </Dialog>
      <LeaveDialog
        guard={guard}
        title="Descartar alterações?"
        description={leaveText}
        confirmLabel="Descartar"
      />
    </>
  );
}
