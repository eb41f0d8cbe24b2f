import { useMemo } from "react";
import { callApi } from "#app/api/api-client.ts";
import { LEAVING } from "#app/features/forms/use-form.ts";
import { useVersionedDraft } from "#app/features/forms/use-versioned-draft.ts";
import { useVersionedForm } from "#app/features/forms/use-versioned-form.ts";
import { melhorEnvioInputSchema } from "#domain/delivery/melhor-envio.ts";
import { draftOf, newDraft, refuseDraft, toInput } from "./account-draft.ts";
import { type MelhorEnvioAccount, useAccountSaved, useMelhorEnvio } from "./use-melhor-envio.ts";

/** The state of the form that connects or changes Melhor Envio. `account` is absent while it is not connected. */
export function useAccountForm(account: MelhorEnvioAccount | undefined, onClose: () => void) {
  const { data: current, refetch } = useMelhorEnvio();
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
    const saved = await callApi("PUT /api/admin/melhor-envio", { body: input });
    takeOver(saved, account ? "Melhor Envio salvo" : "Melhor Envio conectado");
    onClose();
    // A click while the dialog fades out would save a second time.
    return LEAVING;
  }

  const form = useVersionedForm({
    versioned,
    values: input,
    schema: melhorEnvioInputSchema,
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
