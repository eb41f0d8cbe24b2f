import { useState } from "react";
import { LeaveDialog } from "#app/features/forms/leave-dialog.tsx";
import { useLeaveGuard } from "#app/features/forms/use-leave-guard.ts";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogBody, DialogFoot } from "#ui/dialog.tsx";
import { BannerFields } from "./banner-fields.tsx";
import { BannerPicture } from "./banner-picture.tsx";
import { useBannerForm } from "./use-banner-form.ts";
import type { Banner } from "./use-banners.ts";

interface BannerDialogProps {
  /** Absent for a new banner. */
  banner?: Banner;
  isOpen: boolean;
  onClose: () => void;
}

export function BannerDialog({ banner, isOpen, onClose }: BannerDialogProps) {
  const { draft, change, errors, categories, busy, isDirty, formProps } = useBannerForm(banner, onClose);
  const [isUploading, setUploading] = useState(false);
  // The dialog stays mounted after closing, with what was typed.
  const guard = useLeaveGuard({ when: isOpen && (isDirty || isUploading) });

  function close() {
    if (!busy && !isUploading) guard.run(onClose);
  }

  return (
    <>
      <Dialog
        title={banner ? "Editar Banner" : "Novo Banner"}
        width={920}
        open={isOpen}
        onOpenChange={(open) => !open && close()}
      >
        <form {...formProps} className="contents">
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
            <Button variant="ghost" size="app" onClick={close}>
              Cancelar
            </Button>
            <Button type="submit" size="app" disabled={isUploading} busy={busy} busyLabel="Salvando...">
              {banner ? "Salvar Alterações" : "Salvar Banner"}
            </Button>
          </DialogFoot>
        </form>
      </Dialog>
      <LeaveDialog
        guard={guard}
        title="Descartar alterações?"
        description="O que você mudou neste banner ainda não foi salvo."
        confirmLabel="Descartar"
      />
    </>
  );
}
