import { FormDialog } from "#app/features/admin/form-dialog.tsx";
import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import { CredentialFields, PaymentFields } from "./account-fields.tsx";
import { useAccountForm } from "./use-account-form.ts";
import type { MercadoPagoAccount } from "./use-mercado-pago.ts";

interface AccountDialogProps extends DialogState {
  /** Absent while Mercado Pago is not connected. */
  account?: MercadoPagoAccount | undefined;
  /** Opened to replace the token. */
  focusesToken?: boolean | undefined;
}

export function AccountDialog({ account, focusesToken = false, isOpen, onClose }: AccountDialogProps) {
  const form = useAccountForm(account, onClose);
  const { draft, errors, change } = form;
  const fields = { draft, errors, onChange: change };
  return (
    <FormDialog
      title={account ? "Mercado Pago" : "Conectar o Mercado Pago"}
      isOpen={isOpen}
      onClose={onClose}
      form={form}
      leaveText="O que você mudou no Mercado Pago ainda não foi salvo."
      submit={{
        children: account ? "Salvar" : "Conectar",
        busyLabel: "Perguntando ao Mercado Pago...",
        // On a phone it has half a line.
        className: "max-md:whitespace-normal max-md:leading-tight",
      }}
    >
      <CredentialFields
        {...fields}
        keepsToken={account?.token_state === "good"}
        hasSecret={account?.has_webhook_secret === true}
        autoFocus={focusesToken}
      />
      <PaymentFields {...fields} />
    </FormDialog>
  );
}
