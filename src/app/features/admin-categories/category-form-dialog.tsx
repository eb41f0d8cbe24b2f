import { callApi } from "#app/api-client.ts";
import { useForm } from "#app/features/forms/use-form.ts";
import {
  CATEGORY_DESCRIPTION_LENGTH,
  CATEGORY_NAME_LENGTH,
  categoryInputSchema,
} from "#domain/catalog/category-input.ts";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogBody, DialogClose, DialogFoot } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { toast } from "#ui/toast.tsx";
import type { DialogState } from "./category-action.ts";
import { type AdminCategory, useRenewCategories } from "./use-categories.ts";

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

/** A new category, or the name and description of one. */
export function CategoryFormDialog({
  category,
  isOpen,
  onClose,
}: DialogState & { category?: AdminCategory }) {
  const texts = category ? editing : adding;
  const renew = useRenewCategories();
  const { busy, fields, form } = useForm({
    schema: categoryInputSchema,
    send: async (values) => {
      await (category
        ? callApi("PATCH /api/admin/categories/{id}", { params: { id: category.id }, body: values })
        : callApi("POST /api/admin/categories", { body: values }));
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
      width={440}
      phone="bottom"
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      dismissible={!busy}
    >
      <form {...form} className="contents">
        <DialogBody>
          <Field label="Nome da Categoria" error={fields.name} required>
            <Input
              name="name"
              controlSize="app"
              maxLength={CATEGORY_NAME_LENGTH}
              defaultValue={category?.name}
              autoComplete="off"
            />
          </Field>
          <Field label="Descrição" aside="opcional" error={fields.description}>
            <Textarea
              name="description"
              controlSize="app"
              rows={3}
              maxLength={CATEGORY_DESCRIPTION_LENGTH}
              defaultValue={category?.description ?? ""}
            />
          </Field>
          {category && (
            <p className="text-caption text-muted">
              Se o nome mudar, os links antigos da categoria continuam funcionando.
            </p>
          )}
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
