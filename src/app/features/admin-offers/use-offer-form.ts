import { useMemo, useState } from "react";
import { callApi } from "#app/api/api-client.ts";
import { isConflict, refuseRecord } from "#app/features/forms/conflict.ts";
import { LEAVING, useForm } from "#app/features/forms/use-form.ts";
import { offerInputSchema } from "#domain/offers/offer-input.ts";
import { toast } from "#ui/toast.tsx";
import { draftOf, type OfferDraft, refuseDraft, toInput } from "./offer-draft.ts";
import { type ManagedOffer, useOffers, useRenewOffers } from "./use-offers.ts";

/** The state of an offer's form: the draft, its errors, and saving. `offer` is absent for a new one. */
export function useOfferForm(offer: ManagedOffer | undefined, begin: OfferDraft, onSaved: () => void) {
  const [first, setFirst] = useState(begin);
  const [draft, setDraft] = useState(first);
  // The version that the draft is based on.
  const [version, setVersion] = useState(offer?.updated_at);
  const { refetch } = useOffers();
  const renew = useRenewOffers();
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

  const findCurrent = async () => (await refetch()).data?.find(({ id }) => id === offer?.id);

  const { busy, alert, fields, failure, clearErrors, form } = useForm({
    values: input,
    schema: offerInputSchema,
    check: () => refuseDraft(draft),
    send: () =>
      save().catch(async (refusal) => {
        // Saving again then replaces the other version deliberately.
        if (isConflict(refusal)) setVersion((await findCurrent())?.updated_at ?? version);
        throw refusal;
      }),
    refuse: refuseRecord,
  });

  return {
    draft,
    change: (changes: Partial<OfferDraft>) => setDraft((before) => ({ ...before, ...changes })),
    busy,
    alert,
    errors: fields,
    isDirty: draft !== first,
    hasConflict: isConflict(failure),
    /** Shows what somebody else has saved, in place of what was typed. */
    async discard() {
      const current = await findCurrent();
      if (!current) return;
      const fresh = draftOf(current);
      setFirst(fresh);
      setDraft(fresh);
      setVersion(current.updated_at);
      clearErrors();
    },
    formProps: form,
  };
}
