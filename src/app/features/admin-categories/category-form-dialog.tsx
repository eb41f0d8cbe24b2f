import { useState } from "react";
import { z } from "zod";
import { callApi } from "#app/api/api-client.ts";
import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import {
  draftRulesOf,
  NOTHING_MARKED,
  rulesInputOf,
  usualRules,
} from "#app/features/admin-options/rules-draft.ts";
import { RulesField } from "#app/features/admin-options/rules-field.tsx";
import { GridField, NO_GRID } from "#app/features/admin-sizes/grid-field.tsx";
import { CATEGORY_DESCRIPTION_LENGTH, categoryInputSchema } from "#domain/catalog/category-input.ts";
import type { FieldErrors } from "#domain/errors.ts";
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

/** The form names the choice of no grid, for which the API takes null, and has the options as text. */
const formSchema = categoryInputSchema.extend({
  size_grid_id: z.preprocess((chosen) => (chosen === NO_GRID ? null : chosen), sizeGridIdSchema),
  option_rules: z.preprocess(
    (written) => (typeof written === "string" ? JSON.parse(written) : written),
    categoryInputSchema.shape.option_rules.refine((rules) => !rules || rules.option_ids.length > 0, {
      path: ["option_ids"],
      message: NOTHING_MARKED,
    }),
  ),
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
          <OptionsField stored={category?.option_rules} errors={errors} />
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

const optionSources = [
  { value: "usual", label: "Nenhuma" },
  { value: "own", label: "Escolher" },
] as const;

/** The options of the products that have none of their own. */
function OptionsField({ stored, errors }: { stored: AdminCategory["option_rules"]; errors: FieldErrors }) {
  const [rules, setRules] = useState(() => (stored?.option_ids.length ? draftRulesOf(stored) : usualRules));
  return (
    <>
      <RulesField
        rules={rules}
        sources={optionSources}
        usualIds={[]}
        errors={errors}
        onChange={(changes) => setRules({ ...rules, ...changes })}
      />
      <input type="hidden" name="option_rules" value={JSON.stringify(rulesInputOf(rules))} />
    </>
  );
}
