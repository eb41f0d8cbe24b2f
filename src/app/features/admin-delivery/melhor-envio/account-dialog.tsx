import { FormDialog } from "#app/features/admin/form-dialog.tsx";
import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
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
  const { draft, errors, change } = form;
  const fields = { draft, errors, onChange: change };
  const keepsToken = account?.token_state === "good" || account?.token_state === "ending";
  return (
    <FormDialog
      title={account ? "Melhor Envio" : "Conectar o Melhor Envio"}
      width={920}
      isOpen={isOpen}
      onClose={onClose}
      form={form}
      leaveText="O que você mudou no Melhor Envio ainda não foi salvo."
      submit={{
        children: account ? "Salvar" : "Conectar",
        busyLabel: "Perguntando ao Melhor Envio...",
        // On a phone it has half a line.
        className: "max-md:whitespace-normal max-md:leading-tight",
      }}
    >
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
    </FormDialog>
  );
}
