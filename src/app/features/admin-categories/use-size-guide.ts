import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { callApi } from "#app/api/api-client.ts";
import { draftOfStored, type SizeGuideDraft } from "#app/features/admin-size-guides/size-guide-draft.ts";
import { LEAVING, useForm } from "#app/features/forms/use-form.ts";
import { standardLabels } from "#domain/sizes/size-grid.ts";
import { categoryGuideInputSchema } from "#domain/sizes/size-guide-input.ts";
import { toast } from "#ui/toast.tsx";
import { useRenewCategories } from "./use-categories.ts";

export const readSizeGuide = (id: string) =>
  callApi("GET /api/admin/categories/{id}/size-guide", { params: { id } });

/** Always refetched when the editor opens, because another administrator may have changed it. */
function useStoredGuide(id: string) {
  return useQuery({
    queryKey: ["categories", "size-guide", id],
    queryFn: () => readSizeGuide(id),
    gcTime: 0,
    staleTime: 0,
  });
}

/** The state of a size guide's form: the stored guide, the draft once something was typed, its errors, and saving. */
export function useSizeGuide(categoryId: string, onSaved: () => void) {
  const { data: stored, error: loadError, refetch } = useStoredGuide(categoryId);
  const first = useMemo(() => stored && draftOfStored(stored, standardLabels), [stored]);
  const [typed, setTyped] = useState<SizeGuideDraft>();
  const renew = useRenewCategories();
  const draft = typed ?? first;
  const { busy, fields, form } = useForm({
    values: draft,
    schema: categoryGuideInputSchema,
    send: async (body) => {
      await callApi("PUT /api/admin/categories/{id}/size-guide", { params: { id: categoryId }, body });
      await renew();
      toast.success("Guia de tamanhos salvo com sucesso");
      onSaved();
      // A click while the dialog fades out would save a second time.
      return LEAVING;
    },
    refuse: (failure) => {
      toast.error("Erro ao salvar o guia de tamanhos", { description: failure.message });
      return { fields: failure.fields };
    },
  });
  return {
    isDefault: stored?.is_default ?? true,
    draft,
    loadError,
    reload: refetch,
    change: setTyped,
    discard: () => setTyped(undefined),
    isDirty: typed !== undefined && JSON.stringify(typed) !== JSON.stringify(first),
    errors: fields,
    busy,
    formProps: form,
  };
}
