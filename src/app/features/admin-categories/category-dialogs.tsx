import { callApi } from "#app/api/api-client.ts";
import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import { errorTexts } from "#domain/texts/errors.ts";
import type { CategoryAction } from "./category-action.ts";
import { CategoryFormDialog } from "./category-form-dialog.tsx";
import { CategoryImageDialog } from "./category-image-dialog.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { SizeGuideEditor } from "./size-guide-editor.tsx";
import { SubcategoryDialog } from "./subcategory-dialog.tsx";

/** Shows the dialog of the action that the owner has started. */
export function CategoryDialogs({ action, ...state }: DialogState & { action: CategoryAction }) {
  switch (action.kind) {
    case "create":
      return <CategoryFormDialog {...state} />;
    case "edit":
      return <CategoryFormDialog {...state} category={action.category} />;
    case "add-subcategory":
      return <SubcategoryDialog {...state} category={action.category} />;
    case "rename-subcategory":
      return <SubcategoryDialog {...state} category={action.category} subcategory={action.subcategory} />;
    case "image":
      return <CategoryImageDialog {...state} category={action.category} />;
    case "size-guide":
      return <SizeGuideEditor {...state} category={action.category} />;
    case "delete":
      return (
        <ConfirmDialog
          {...state}
          title="Excluir Categoria"
          question="Tem certeza que deseja excluir esta categoria? Isso também excluirá todas as subcategorias associadas e pode afetar produtos existentes."
          subject={action.category.name}
          confirmLabel="Excluir"
          work={() => callApi("DELETE /api/admin/categories/{id}", { params: { id: action.category.id } })}
          success="Categoria excluída com sucesso"
          failure={errorTexts.category_in_use}
        />
      );
    case "remove-image":
      return (
        <ConfirmDialog
          {...state}
          title="Remover Imagem"
          question="Tem certeza que deseja remover a imagem desta categoria?"
          subject={action.category.name}
          confirmLabel="Remover"
          work={() =>
            callApi("DELETE /api/admin/categories/{id}/image", { params: { id: action.category.id } })
          }
          success="Imagem da categoria removida com sucesso"
          failure="Erro ao excluir imagem da categoria"
        />
      );
    case "delete-subcategory":
      return (
        <ConfirmDialog
          {...state}
          title="Excluir Subcategoria"
          question="Tem certeza que deseja excluir esta subcategoria?"
          subject={`${action.subcategory.name}, de ${action.category.name}`}
          confirmLabel="Excluir"
          work={() =>
            callApi("DELETE /api/admin/subcategories/{id}", { params: { id: action.subcategory.id } })
          }
          success="Subcategoria excluída com sucesso"
          failure="Erro ao excluir subcategoria"
        />
      );
  }
}
