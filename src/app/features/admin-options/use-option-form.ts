import { useMemo } from "react";
import { callApi } from "#app/api/api-client.ts";
import { LEAVING } from "#app/features/forms/use-form.ts";
import { useVersionedDraft } from "#app/features/forms/use-versioned-draft.ts";
import { useVersionedForm } from "#app/features/forms/use-versioned-form.ts";
import { optionInputSchema } from "#domain/options/option-input.ts";
import { toast } from "#ui/toast.tsx";
import { draftOf, newDraft, refuseDraft, toInput } from "./option-draft.ts";
import { type LibraryOption, useLibrary, useRenewLibrary } from "./use-library.ts";

/** The state of an option's form: the draft, its errors, and saving. `option` is absent for a new one. */
export function useOptionForm(option: LibraryOption | undefined, onSaved: () => void) {
  const { refetch } = useLibrary();
  const renew = useRenewLibrary();
  const versioned = useVersionedDraft({
    saved: option,
    begin: () => (option ? draftOf(option) : newDraft),
    toDraft: draftOf,
    findCurrent: async () => (await refetch()).data?.find(({ id }) => id === option?.id),
  });
  const { draft, version } = versioned;
  const input = useMemo(() => toInput(draft), [draft]);

  async function save() {
    const { name } =
      option && version !== undefined
        ? await callApi("PUT /api/admin/product-options/{id}", {
            params: { id: option.id },
            body: { ...input, updated_at: version },
          })
        : await callApi("POST /api/admin/product-options", { body: input });
    await renew();
    toast.success(option ? `${name} foi alterada` : `${name} foi criada`);
    onSaved();
    // A click while the dialog fades out would save a second time.
    return LEAVING;
  }

  return useVersionedForm({
    versioned,
    values: input,
    schema: optionInputSchema,
    check: () => refuseDraft(draft),
    save,
  });
}
