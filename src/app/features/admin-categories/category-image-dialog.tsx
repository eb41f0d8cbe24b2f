import { useId, useState } from "react";
import { callApi } from "#app/api/api-client.ts";
import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import { ImagePicker } from "#app/features/admin-media/image-picker.tsx";
import type { Picture } from "#app/features/admin-media/picture.ts";
import { pictureOfSiteImage } from "#app/features/admin-media/stored-picture.ts";
import { LEAVING, useForm } from "#app/features/forms/use-form.ts";
import { imagePathOf } from "#domain/site-images/image-path.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogBody, DialogClose, DialogFoot } from "#ui/dialog.tsx";
import { toast } from "#ui/toast.tsx";
import { type AdminCategory, useRenewCategories } from "./use-categories.ts";

const INCOMPLETE = "Selecione uma categoria e faça upload de uma imagem";

export function CategoryImageDialog({
  category,
  isOpen,
  onClose,
}: DialogState & { category: AdminCategory }) {
  const [picture, setPicture] = useState(() => category.image && pictureOfSiteImage(category.image));
  const [isUploading, setUploading] = useState(false);
  const errorId = useId();
  const renew = useRenewCategories();
  const { busy, alert, fields, clearErrors, form } = useForm<{ picture: Picture }>({
    values: { picture },
    check: () => (picture ? {} : { picture: INCOMPLETE }),
    send: async ({ picture: { url } }) => {
      const body = { image_url: url, image_path: imagePathOf(url) };
      await callApi("PUT /api/admin/categories/{id}/image", { params: { id: category.id }, body });
      await renew();
      toast.success("Imagem da categoria salva com sucesso");
      onClose();
      // A click while the dialog fades out would save a second time.
      return LEAVING;
    },
    refuse: (failure) => {
      toast.error("Erro ao salvar imagem da categoria");
      return { alert: failure.message };
    },
  });
  const error = fields.picture ?? alert;

  return (
    <Dialog
      title="Gerenciar Imagem da Categoria"
      description={category.name}
      width={720}
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      dismissible={!busy && !isUploading}
    >
      <form {...form} className="contents">
        <DialogBody>
          <ImagePicker
            folder="categories"
            label="Imagem da categoria"
            hint="JPG, PNG e WebP, máximo 5MB"
            value={picture}
            errorId={fields.picture && errorId}
            onChange={(chosen) => {
              setPicture(chosen);
              clearErrors();
            }}
            onBusyChange={setUploading}
          />
          {error && (
            <Alert>
              <span id={errorId}>{error}</span>
            </Alert>
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
          <Button type="submit" size="app" disabled={isUploading} busy={busy} busyLabel="Salvando...">
            Salvar Imagem
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
