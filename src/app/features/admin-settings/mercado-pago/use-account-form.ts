import { callApi } from "#app/api/api-client.ts";
import { withProof } from "#app/features/admin/with-proof.ts";
import { useConnectionForm } from "#app/features/admin-connections/use-connection-form.ts";
import { mercadoPagoInputSchema } from "#domain/payments/mercado-pago-input.ts";
import { draftOf, newDraft, refuseDraft, toInput } from "./account-draft.ts";
import { type MercadoPagoAccount, useAccountSaved, useMercadoPago } from "./use-mercado-pago.ts";

/** The state of the form that connects or changes Mercado Pago. `account` is absent while it is not connected. */
export function useAccountForm(account: MercadoPagoAccount | undefined, onClose: () => void) {
  const query = useMercadoPago();
  const takeOver = useAccountSaved();
  return useConnectionForm({
    account,
    query,
    newDraft,
    draftOf,
    toInput,
    refuseDraft,
    schema: mercadoPagoInputSchema,
    async save(input: ReturnType<typeof toInput>) {
      const saved = await withProof(() => callApi("PUT /api/admin/mercado-pago", { body: input }));
      takeOver(saved, account ? "Mercado Pago salvo" : "Mercado Pago conectado");
    },
    onClose,
  });
}
