import { type FormEvent, useState } from "react";
import { flushSync } from "react-dom";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogBody, DialogFoot } from "#ui/dialog.tsx";
import { BannerFields } from "./banner-fields.tsx";
import { BannerPicture } from "./banner-picture.tsx";
import { useBannerForm } from "./use-banner-form.ts";
import type { Banner } from "./use-banners.ts";

interface BannerDialogProps {
  /** Absent: a new one. */
  banner?: Banner;
  isOpen: boolean;
  onClose: () => void;
}

export function BannerDialog({ banner, isOpen, onClose }: BannerDialogProps) {
  const { draft, change, errors, categories, submit, isPending, isDirty } = useBannerForm(banner, onClose);
  const [isUploading, setUploading] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isBusy = isPending || isUploading;

  function leave() {
    if (isBusy) return;
    if (isDirty) setAsking(true);
    else onClose();
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    let wrong: string | undefined;
    // The reason must stand in the page before its field gets the focus, or readers do not hear it.
    flushSync(() => {
      wrong = isUploading ? undefined : submit();
    });
    // The picker's file field has no name: whoever forgot the picture lands there.
    if (wrong) form.querySelector<HTMLElement>(`[name="${wrong}"], input[type="file"]`)?.focus();
  }

  return (
    <>
      <Dialog
        title={banner ? "Editar Banner" : "Novo Banner"}
        width={920}
        open={isOpen}
        onOpenChange={(open) => !open && leave()}
      >
        <form onSubmit={handleSubmit} noValidate className="contents">
          <DialogBody className="gap-y-6 lg:grid-cols-2 lg:gap-x-8">
            <div className="grid min-w-0 content-start gap-5">
              <BannerFields draft={draft} errors={errors} categories={categories} onChange={change} />
            </div>
            <BannerPicture
              stored={banner}
              draft={draft}
              error={errors.image_url ?? errors.image_path}
              onChange={change}
              onBusyChange={setUploading}
            />
          </DialogBody>
          <DialogFoot>
            <Button variant="ghost" size="app" onClick={leave}>
              Cancelar
            </Button>
            <Button type="submit" size="app" disabled={isUploading} busy={isPending} busyLabel="Salvando...">
              {banner ? "Salvar Alterações" : "Salvar Banner"}
            </Button>
          </DialogFoot>
        </form>
      </Dialog>
      <AlertDialog
        title="Descartar alterações?"
        description="O que você mudou neste banner ainda não foi salvo."
        confirmLabel="Descartar"
        cancelLabel="Continuar editando"
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
      />
    </>
  );
}
