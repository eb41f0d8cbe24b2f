import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import { ConflictAlert } from "#app/features/forms/conflict-alert.tsx";
import { LeaveDialog } from "#app/features/forms/leave-dialog.tsx";
import { useLeaveGuard } from "#app/features/forms/use-leave-guard.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogBody, DialogFoot } from "#ui/dialog.tsx";
import { SwitchRow } from "#ui/switch.tsx";
import { FreeFields } from "../free-fields.tsx";
import { ParcelFields, TokenField } from "./account-fields.tsx";
import { ServiceFields } from "./service-fields.tsx";
import { useAccountForm } from "./use-account-form.ts";
import type { MelhorEnvioAccount } from "./use-melhor-envio.ts";

interface AccountDialogProps extends DialogState {
  /** Absent while Melhor Envio is not connected. */
  account?: MelhorEnvioAccount | undefined;
  /** Opened to replace the token. */
  focusesToken?: boolean | undefined;
}

export function AccountDialog({ account, focusesToken = false, isOpen, onClose }: AccountDialogProps) {
  const form = useAccountForm(account, onClose);
  const { draft, errors, change, busy } = form;
  const fields = { draft, errors, onChange: change };
  const keepsToken = account?.token_state === "good" || account?.token_state === "ending";
  // The dialog stays mounted after closing, with what was typed.
  const guard = useLeaveGuard({ when: isOpen && form.isDirty });

  function close() {
    if (!busy) guard.run(onClose);
  }

  return (
    <>
      <Dialog
        title={account ? "Melhor Envio" : "Conectar o Melhor Envio"}
        width={920}
        open={isOpen}
        onOpenChange={(open) => !open && close()}
      >
        <form {...form.formProps} className="contents">
          <DialogBody>
            {form.hasConflict && <ConflictAlert onDiscard={form.discard} />}
            {form.alert && <Alert>{form.alert}</Alert>}
            <TokenField {...fields} keepsToken={keepsToken} autoFocus={focusesToken} />
            <ParcelFields {...fields} />
            <SwitchRow
              label="Segurar o valor das camisas"
              text="A transportadora devolve o valor se a encomenda se perder. O seguro entra no preço do frete."
              checked={draft.isInsured}
              onChange={(event) => change({ isInsured: event.target.checked })}
            />
            <ServiceFields {...fields} saved={account?.services ?? []} />
            <FreeFields
              {...fields}
              text="O serviço mais barato sai de graça. Quem quiser um mais rápido paga o preço dele."
            />
          </DialogBody>
          <DialogFoot>
            <Button variant="ghost" size="app" onClick={close}>
              Cancelar
            </Button>
            <Button
              type="submit"
              size="app"
              busy={busy}
              busyLabel="Perguntando ao Melhor Envio..."
              // On a phone it has half a line.
              className="max-md:whitespace-normal max-md:leading-tight"
            >
              {account ? "Salvar" : "Conectar"}
            </Button>
          </DialogFoot>
        </form>
      </Dialog>
      <LeaveDialog
        guard={guard}
        title="Descartar alterações?"
        description="O que você mudou no Melhor Envio ainda não foi salvo."
        confirmLabel="Descartar"
      />
    </>
  );
}
