import { useMemo } from "react";
import { callApi } from "#app/api/api-client.ts";
import { LEAVING } from "#app/features/forms/use-form.ts";
import { useVersionedDraft } from "#app/features/forms/use-versioned-draft.ts";
import { useVersionedForm } from "#app/features/forms/use-versioned-form.ts";
import { sizeGridInputSchema } from "#domain/sizes/size-grid-input.ts";
import { toast } from "#ui/toast.tsx";
import { draftOf, type GridDraft, toInput } from "./grid-draft.ts";
import { type ManagedGrid, useRenewGrids, useSizeGrids } from "./use-size-grids.ts";

/** The state of a grid's form: the draft, its errors, and saving. `grid` is absent for a new one. */
export function useGridForm(grid: ManagedGrid | undefined, begin: GridDraft, onSaved: () => void) {
  const { refetch } = useSizeGrids();
  const renew = useRenewGrids();
  const versioned = useVersionedDraft({
    saved: grid,
    begin,
    toDraft: draftOf,
    findCurrent: async () => (await refetch()).data?.find(({ id }) => id === grid?.id),
  });
  const { draft, version } = versioned;
  const input = useMemo(() => toInput(draft), [draft]);

  async function save() {
    const { name } =
      grid && version !== undefined
        ? await callApi("PUT /api/admin/size-grids/{id}", {
            params: { id: grid.id },
            body: { ...input, updated_at: version },
          })
        : await callApi("POST /api/admin/size-grids", { body: input });
    await renew();
    toast.success(grid ? `${name} foi alterada` : `${name} foi criada`);
    onSaved();
    // A click while the dialog fades out would save a second time.
    return LEAVING;
  }

  return useVersionedForm({ versioned, values: input, schema: sizeGridInputSchema, save });
}
