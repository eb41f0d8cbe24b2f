import { useMemo } from "react";
import { callApi } from "#app/api/api-client.ts";
import { readMethod } from "#app/features/delivery/read-methods.ts";
import { LEAVING } from "#app/features/forms/use-form.ts";
import { useVersionedDraft } from "#app/features/forms/use-versioned-draft.ts";
import { useVersionedForm } from "#app/features/forms/use-versioned-form.ts";
import type { DeliveryKind } from "#domain/delivery/delivery-method.ts";
import { deliveryMethodInputSchema } from "#domain/delivery/delivery-method-input.ts";
import { deliveryTexts } from "#domain/delivery/delivery-texts.ts";
import type { FieldErrors } from "#domain/errors.ts";
import { toast } from "#ui/toast.tsx";
import { changeKind, draftOf, newDraft, toInput } from "./method-draft.ts";
import { useRateEditor } from "./rates/use-rate-editor.ts";
import { type ManagedMethod, useDeliveryMethods, useRenewDelivery } from "./use-delivery-methods.ts";

/** The state of a delivery method's form: the draft, its rows, its errors, and saving. */
export function useMethodForm(method: ManagedMethod | undefined, kind: DeliveryKind, onSaved: () => void) {
  const { refetch } = useDeliveryMethods();
  const renew = useRenewDelivery();
  const versioned = useVersionedDraft({
    saved: method,
    begin: () => (method ? draftOfManaged(method) : newDraft(kind)),
    toDraft: draftOfManaged,
    findCurrent: async () => (await refetch()).data?.find(({ id }) => id === method?.id),
  });
  const { draft, version } = versioned;
  const input = useMemo(() => toInput(draft), [draft]);
  const editor = useRateEditor(draft.kind, draft.rates, (rates) => versioned.change({ rates }));

  async function save() {
    const { name } =
      method && version !== undefined
        ? await callApi("PUT /api/admin/delivery-methods/{id}", {
            params: { id: method.id },
            body: { ...input, updated_at: version },
          })
        : await callApi("POST /api/admin/delivery-methods", { body: input });
    await renew();
    toast.success(method ? `${name} foi alterada` : `${name} foi criada`);
    onSaved();
    // A click while the dialog fades out would save a second time.
    return LEAVING;
  }

  const form = useVersionedForm({
    versioned,
    values: input,
    schema: deliveryMethodInputSchema,
    // The schema looks at the city only when all rows can be read, and does not know that a district was left empty.
    check: (): FieldErrors => ({
      ...(draft.kind === "local" && draft.city.trim() === "" && { city: deliveryTexts.cityMissing }),
      ...(editor.hasMistakes && { rates: deliveryTexts.ratesWrong }),
    }),
    onInvalid: editor.openFirstMistake,
    save,
  });

  return {
    ...form,
    editor,
    changeKind(next: DeliveryKind) {
      const changed = changeKind(draft, next);
      versioned.replace(changed);
      editor.replace(changed.rates, next);
      form.clearErrors();
    },
    async discard() {
      const fresh = await form.discard();
      if (fresh) editor.replace(fresh.rates);
    },
  };
}

const draftOfManaged = (method: ManagedMethod) =>
  draftOf({ ...readMethod(method), kind: method.kind, active: method.active });
