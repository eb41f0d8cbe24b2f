import { callApi } from "#app/api/api-client.ts";
import { useConnectionForm } from "#app/features/admin-connections/use-connection-form.ts";
import { melhorEnvioInputSchema } from "#domain/delivery/melhor-envio.ts";
import { draftOf, newDraft, refuseDraft, toInput } from "./account-draft.ts";
import { type MelhorEnvioAccount, useAccountSaved, useMelhorEnvio } from "./use-melhor-envio.ts";

/** The state of the form that connects or changes Melhor Envio. `account` is absent while it is not connected. */
export function useAccountForm(account: MelhorEnvioAccount | undefined, onClose: () => void) {
  const query = useMelhorEnvio();
  const takeOver = useAccountSaved();
  return useConnectionForm({
    account,
    query,
    newDraft,
    draftOf,
    toInput,
    refuseDraft,
    schema: melhorEnvioInputSchema,
    async save(input: ReturnType<typeof toInput>) {
      const saved = await callApi("PUT /api/admin/melhor-envio", { body: input });
      takeOver(saved, account ? "Melhor Envio salvo" : "Melhor Envio conectado");
    },
    onClose,
  });
}
