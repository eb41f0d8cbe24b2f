import { useMemo } from "react";
import { callApi } from "#app/api/api-client.ts";
import { isConflict, refuseRecord } from "#app/features/forms/conflict.ts";
import { LEAVING, useForm } from "#app/features/forms/use-form.ts";
import { useVersionedDraft } from "#app/features/forms/use-versioned-draft.ts";
import { offerInputSchema } from "#domain/offers/offer-input.ts";
import { toast } from "#ui/toast.tsx";
import { draftOf, type OfferDraft, refuseDraft, toInput } from "./offer-draft.ts";
import { type ManagedOffer, useOffers, useRenewOffers } from "./use-offers.ts";

/** The state of an offer's form: the draft, its errors, and saving. `offer` is absent for a new one. */
export function useOfferForm(offer: ManagedOffer | undefined, begin: OfferDraft, onSaved: () => void) {
  const { refetch } = useOffers();
  const renew = useRenewOffers();
  const { draft, version, ...versioned } = useVersionedDraft({
    saved: offer,
    begin,
    toDraft: draftOf,
    findCurrent: async () => (await refetch()).data?.find(({ id }) => id === offer?.id),
  });
  const input = useMemo(() => toInput(draft), [draft]);

  async function save() {
    const { name } =
      offer && version !== undefined
        ? await callApi("PUT /api/admin/offers/{id}", {
            params: { id: offer.id },
            body: { ...input, updated_at: version },
          })
        : await callApi("POST /api/admin/offers", { body: input });
    await renew();
    toast.success(offer ? `${name} foi alterada` : `${name} foi criada`);
    onSaved();
    // A click while the dialog fades out would save a second time.
    return LEAVING;
  }

  const { busy, alert, fields, failure, clearErrors, form } = useForm({
    values: input,
    schema: offerInputSchema,
    check: () => refuseDraft(draft),
    send: () => versioned.save(save),
    refuse: refuseRecord,
  });

  return {
    draft,
    change: versioned.change,
    busy,
    alert,
    errors: fields,
    isDirty: versioned.isDirty,
    hasConflict: isConflict(failure),
    async discard() {
      if (await versioned.discard()) clearErrors();
    },
    formProps: form,
  };
}
