import { useState } from "react";
import { z } from "zod";
import { callApi } from "#app/api/api-client.ts";
import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import { GridField, NO_GRID } from "#app/features/admin-sizes/grid-field.tsx";
import { CATEGORY_DESCRIPTION_LENGTH, categoryInputSchema } from "#domain/catalog/category-input.ts";
import { standardLabels, standardSizes } from "#domain/sizes/size-grid.ts";
import { sizeGridIdSchema } from "#domain/sizes/size-label.ts";
import { Field } from "#ui/field.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { NameDialog } from "./name-dialog.tsx";
import type { AdminCategory } from "./use-categories.ts";

const adding = {
  title: "Adicionar Nova Categoria",
  submit: "Salvar Categoria",
  success: "Categoria adicionada com sucesso",
  failure: "Erro ao adicionar categoria",
};
const editing = {
  title: "Editar Categoria",
  submit: "Salvar Alterações",
  success: "Categoria atualizada com sucesso",
  failure: "Erro ao atualizar categoria",
};

/** The form names the choice of no grid; the API takes null for it. */
const formSchema = categoryInputSchema.extend({
  size_grid_id: z.preprocess((chosen) => (chosen === NO_GRID ? null : chosen), sizeGridIdSchema),
});

interface CategoryFormDialogProps extends DialogState {
  /** The category to edit; absent for a new one. */
  category?: AdminCategory;
  onSaved?: (saved: { id: string }) => void;
}

export function CategoryFormDialog({ category, isOpen, onClose, onSaved }: CategoryFormDialogProps) {
  return (
    <NameDialog
      isOpen={isOpen}
      onClose={onClose}
      onSaved={onSaved}
      texts={category ? editing : adding}
      nameLabel="Nome da Categoria"
      name={category?.name}
      schema={formSchema}
      save={(body) =>
        category
          ? callApi("PATCH /api/admin/categories/{id}", { params: { id: category.id }, body })
          : callApi("POST /api/admin/categories", { body })
      }
    >
      {(errors) => (
        <>
          <Field label="Descrição" aside="opcional" error={errors.description}>
            <Textarea
              name="description"
              controlSize="app"
              rows={3}
              maxLength={CATEGORY_DESCRIPTION_LENGTH}
              defaultValue={category?.description ?? ""}
            />
          </Field>
          <SizesField gridId={category?.size_grid_id} error={errors.size_grid_id} />
          {category && (
            <p className="text-caption text-muted">
              Se o nome mudar, os links antigos da categoria continuam funcionando.
            </p>
          )}
        </>
      )}
    </NameDialog>
  );
}

function SizesField({ gridId, error }: { gridId: string | undefined; error: string | undefined }) {
  const [chosen, setChosen] = useState(gridId ?? "");
  return (
    <GridField
      name="size_grid_id"
      value={chosen}
      onChange={setChosen}
      none={{ label: `${standardLabels.join(", ")} (padrão)`, sizes: standardSizes }}
      error={error}
    />
  );
}
