import { z } from "zod";
import { callApi } from "#app/api-client.ts";
import { useForm } from "#app/features/forms/use-form.ts";
import { CATEGORY_NAME_LENGTH, subcategoryNameSchema } from "#domain/catalog/category-input.ts";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogBody, DialogClose, DialogFoot } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { toast } from "#ui/toast.tsx";
import type { DialogState } from "./category-action.ts";
import { type AdminCategory, type AdminSubcategory, useRenewCategories } from "./use-categories.ts";

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
  /** The one to rename; without it, a new one. */
  subcategory?: AdminSubcategory;
}

export function SubcategoryDialog({ category, subcategory, isOpen, onClose }: SubcategoryDialogProps) {
  const texts = subcategory ? renaming : adding;
  const renew = useRenewCategories();
  const { busy, fields, form } = useForm({
    schema,
    send: async ({ name }) => {
      await (subcategory
        ? callApi("PATCH /api/admin/subcategories/{id}", { params: { id: subcategory.id }, body: { name } })
        : callApi("POST /api/admin/subcategories", { body: { name, category_id: category.id } }));
      await renew();
      toast.success(texts.success);
      onClose();
    },
    refuse: (failure) => {
      toast.error(texts.failure, { description: failure.message });
      return { fields: failure.fields };
    },
  });

  return (
    <Dialog
      title={texts.title}
      description={`Categoria: ${category.name}`}
      width={440}
      phone="bottom"
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      dismissible={!busy}
    >
      <form {...form} className="contents">
        <DialogBody>
          <Field label="Nome da Subcategoria" error={fields.name} required>
            <Input
              name="name"
              controlSize="app"
              maxLength={CATEGORY_NAME_LENGTH}
              defaultValue={subcategory?.name}
              autoComplete="off"
            />
          </Field>
        </DialogBody>
        <DialogFoot>
          <DialogClose
            render={
              <Button variant="ghost" size="app">
                Cancelar
              </Button>
            }
          />
          <Button type="submit" size="app" busy={busy} busyLabel="Salvando...">
            {texts.submit}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
