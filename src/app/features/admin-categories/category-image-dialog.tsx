import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiError, callApi } from "#app/api-client.ts";
import { pictureOfSiteImage } from "#app/features/admin-banners/stored-picture.ts";
import { ImagePicker } from "#app/features/admin-media/image-picker.tsx";
import type { Picture } from "#app/features/admin-media/picture.ts";
import { imagePathOf } from "#domain/site-images/image-path.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogBody, DialogClose, DialogFoot } from "#ui/dialog.tsx";
import { toast } from "#ui/toast.tsx";
import type { DialogState } from "./category-action.ts";
import { type AdminCategory, useRenewCategories } from "./use-categories.ts";

const INCOMPLETE = "Selecione uma categoria e faça upload de uma imagem";

export function CategoryImageDialog({
  category,
  isOpen,
  onClose,
}: DialogState & { category: AdminCategory }) {
  const [picture, setPicture] = useState(() => category.image && pictureOfSiteImage(category.image));
  const [isUploading, setUploading] = useState(false);
  const [error, setError] = useState<string>();
  const renew = useRenewCategories();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ url }: Picture) => {
      const body = { image_url: url, image_path: imagePathOf(url) };
      await callApi("PUT /api/admin/categories/{id}/image", { params: { id: category.id }, body });
      await renew();
    },
    onSuccess: () => {
      toast.success("Imagem da categoria salva com sucesso");
      onClose();
    },
    onError: (failure) => {
      setError(failure instanceof ApiError ? failure.message : undefined);
      toast.error("Erro ao salvar imagem da categoria");
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setError(picture ? undefined : INCOMPLETE);
    if (picture && !isPending && !isUploading) mutate(picture);
  }

  return (
    <Dialog
      title="Gerenciar Imagem da Categoria"
      description={category.name}
      width={720}
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      dismissible={!isPending && !isUploading}
    >
      <form onSubmit={submit} className="contents">
        <DialogBody>
          <ImagePicker
            folder="categories"
            label="Imagem da categoria"
            hint="JPG, PNG e WebP, máximo 5MB"
            value={picture}
            onChange={(chosen) => {
              setPicture(chosen);
              setError(undefined);
            }}
            onBusyChange={setUploading}
          />
          {error && <Alert>{error}</Alert>}
        </DialogBody>
        <DialogFoot>
          <DialogClose
            render={
              <Button variant="ghost" size="app">
                Cancelar
              </Button>
            }
          />
          <Button type="submit" size="app" disabled={isUploading} busy={isPending} busyLabel="Salvando...">
            Salvar Imagem
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
