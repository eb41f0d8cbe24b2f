import { z } from "zod";
import { callApi } from "#app/api/api-client.ts";
import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import { subcategoryNameSchema } from "#domain/catalog/category-input.ts";
import { NameDialog } from "./name-dialog.tsx";
import type { AdminCategory, AdminSubcategory } from "./use-categories.ts";

const schema = z.object({ name: subcategoryNameSchema });

const adding = {
  title: "Adicionar Subcategoria",
  submit: "Salvar Subcategoria",
  success: "Subcategoria adicionada com sucesso",
  failure: "Erro ao adicionar subcategoria",
};
const renaming = {
  title: "Renomear Subcategoria",
  submit: "Salvar Alterações",
  success: "Subcategoria atualizada com sucesso",
  failure: "Erro ao atualizar subcategoria",
};

interface SubcategoryDialogProps extends DialogState {
  category: AdminCategory;
  /** The subcategory to rename; absent for a new one. */
  subcategory?: AdminSubcategory;
}

export function SubcategoryDialog({ category, subcategory, isOpen, onClose }: SubcategoryDialogProps) {
  return (
    <NameDialog
      isOpen={isOpen}
      onClose={onClose}
      texts={subcategory ? renaming : adding}
      description={`Categoria: ${category.name}`}
      nameLabel="Nome da Subcategoria"
      name={subcategory?.name}
      schema={schema}
      save={({ name }) =>
        subcategory
          ? callApi("PATCH /api/admin/subcategories/{id}", { params: { id: subcategory.id }, body: { name } })
          : callApi("POST /api/admin/subcategories", { body: { name, category_id: category.id } })
      }
    />
  );
}
