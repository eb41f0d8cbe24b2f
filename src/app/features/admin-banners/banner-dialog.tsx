import { useState } from "react";
import { FormDialog } from "#app/features/admin/form-dialog.tsx";
import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import { BannerFields } from "./banner-fields.tsx";
import { BannerPicture } from "./banner-picture.tsx";
import { useBannerForm } from "./use-banner-form.ts";
import type { Banner } from "./use-banners.ts";

interface BannerDialogProps extends DialogState {
  /** Absent for a new banner. */
  banner?: Banner;
}

export function BannerDialog({ banner, isOpen, onClose }: BannerDialogProps) {
  const form = useBannerForm(banner, onClose);
  const { draft, change, errors, categories } = form;
  const [isUploading, setUploading] = useState(false);
  return (
    <FormDialog
      title={banner ? "Editar Banner" : "Novo Banner"}
      width={920}
      isOpen={isOpen}
      onClose={onClose}
      form={{ ...form, isDirty: form.isDirty || isUploading }}
      leaveText="O que você mudou neste banner ainda não foi salvo."
      submit={{ children: banner ? "Salvar Alterações" : "Salvar Banner", disabled: isUploading }}
      bodyClassName="gap-y-6 lg:grid-cols-2 lg:gap-x-8"
      mayClose={!isUploading}
    >
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
    </FormDialog>
  );
}
