import { useId, useState } from "react";
import { ImagePicker } from "#app/features/admin-media/image-picker.tsx";
import { pictureOfSiteImage } from "#app/features/admin-media/stored-picture.ts";
import type { BannerDraft } from "#domain/banners/banner-form.ts";
import { imagePathOf } from "#domain/site-images/image-path.ts";
import { Alert } from "#ui/alert.tsx";
import { BannerPreview } from "./banner-preview.tsx";
import type { Banner } from "./use-banners.ts";

interface BannerPictureProps {
  stored: Banner | undefined;
  draft: BannerDraft;
  error: string | undefined;
  onChange: (changes: Partial<BannerDraft>) => void;
  onBusyChange: (busy: boolean) => void;
}

/** The picker for a banner's picture, with a preview of how the home page crops it. */
export function BannerPicture({ stored, draft, error, onChange, onBusyChange }: BannerPictureProps) {
  const errorId = useId();
  const [picture, setPicture] = useState(() => (stored ? pictureOfSiteImage(stored) : null));
  return (
    <fieldset className="grid min-w-0 content-start gap-3">
      <legend className="mb-2 font-semibold">Imagem do Banner</legend>
      {error && (
        <Alert>
          <span id={errorId}>{error}</span>
        </Alert>
      )}
      <ImagePicker
        folder="banners"
        label="Imagem do Banner"
        hint="Recomendado: 1920x500 pixels. JPG, PNG ou WebP, máximo 5MB"
        value={picture}
        errorId={error && errorId}
        onChange={(chosen) => {
          setPicture(chosen);
          const url = chosen?.url ?? "";
          onChange({ image_url: url, image_path: url && imagePathOf(url) });
        }}
        onBusyChange={onBusyChange}
      />
      {picture && (
        <BannerPreview url={picture.url} title={draft.title} description={draft.description ?? ""} />
      )}
    </fieldset>
  );
}
