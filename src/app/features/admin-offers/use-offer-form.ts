import { useMemo } from "react";
import { callApi } from "#app/api/api-client.ts";
import { LEAVING } from "#app/features/forms/use-form.ts";
import { useVersionedDraft } from "#app/features/forms/use-versioned-draft.ts";
import { useVersionedForm } from "#app/features/forms/use-versioned-form.ts";
import { offerInputSchema } from "#domain/offers/offer-input.ts";
import { toast } from "#ui/toast.tsx";
import { draftOf, type OfferDraft, refuseDraft, toInput } from "./offer-draft.ts";
import { type ManagedOffer, useOffers, useRenewOffers } from "./use-offers.ts";

/** The state of an offer's form: the draft, its errors, and saving. `offer` is absent for a new one. */
export function useOfferForm(offer: ManagedOffer | undefined, begin: OfferDraft, onSaved: () => void) {
  const { refetch } = useOffers();
  const renew = useRenewOffers();
  const versioned = useVersionedDraft({
    saved: offer,
    begin,
    toDraft: draftOf,
    findCurrent: async () => (await refetch()).data?.find(({ id }) => id === offer?.id),
  });
  const { draft, version } = versioned;
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

  return useVersionedForm({
    versioned,
    values: input,
    schema: offerInputSchema,
    check: () => refuseDraft(draft),
    save,
  });
}
