import { useMemo } from "react";
import { callApi } from "#app/api/api-client.ts";
import { withProof } from "#app/features/admin/with-proof.ts";
import { LEAVING } from "#app/features/forms/use-form.ts";
import { useVersionedDraft } from "#app/features/forms/use-versioned-draft.ts";
import { useVersionedForm } from "#app/features/forms/use-versioned-form.ts";
import { mercadoPagoInputSchema } from "#domain/payments/mercado-pago-input.ts";
import { draftOf, newDraft, refuseDraft, toInput } from "./account-draft.ts";
import { type MercadoPagoAccount, useAccountSaved, useMercadoPago } from "./use-mercado-pago.ts";

/** The state of the form that connects or changes Mercado Pago. `account` is absent while it is not connected. */
export function useAccountForm(account: MercadoPagoAccount | undefined, onClose: () => void) {
  const { data: current, refetch } = useMercadoPago();
  const takeOver = useAccountSaved();
  const versioned = useVersionedDraft({
    saved: account,
    begin: () => (account ? draftOf(account) : newDraft),
    toDraft: draftOf,
    findCurrent: async () => (await refetch()).data ?? undefined,
  });
  const { draft, version } = versioned;
  // Somebody may have disconnected it meanwhile: saving then connects it anew.
  const base = current === null ? null : (version ?? null);
  const input = useMemo(() => toInput(draft, base), [draft, base]);
  const needsToken = !account || account.token_state === "unreadable";

  async function save() {
    const saved = await withProof(() => callApi("PUT /api/admin/mercado-pago", { body: input }));
    takeOver(saved, account ? "Mercado Pago salvo" : "Mercado Pago conectado");
    onClose();
    // A click while the dialog fades out would save a second time.
    return LEAVING;
  }

  const form = useVersionedForm({
    versioned,
    values: input,
    schema: mercadoPagoInputSchema,
    check: () => refuseDraft(draft, needsToken),
    save,
  });

  return {
    ...form,
    async discard() {
      // There may be no version to show any more.
      if (!(await form.discard())) onClose();
    },
  };
}
