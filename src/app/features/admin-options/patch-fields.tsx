import { useId, useState } from "react";
import { ChoiceCards } from "#app/features/admin/choice-cards.tsx";
import { ImagePicker } from "#app/features/admin-media/image-picker.tsx";
import type { FieldErrors } from "#domain/errors.ts";
import { placeNames } from "#domain/options/option-texts.ts";
import { type PatchPlace, patchPlaces } from "#domain/options/shirt-option.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import type { OptionDraft } from "./option-draft.ts";
import { PatchThumbnail } from "./patch-thumbnail.tsx";
import { placeDrawings } from "./place-drawings.tsx";

interface PatchFieldsProps {
  draft: OptionDraft;
  errors: FieldErrors;
  onChange: (changes: Partial<OptionDraft>) => void;
  onBusyChange: (busy: boolean) => void;
}

/** What only a patch has: its place on the shirt and its picture. */
export function PatchFields({ draft, errors, onChange, onBusyChange }: PatchFieldsProps) {
  return (
    <>
      <ChoiceCards
        legend="Onde fica"
        choices={patchPlaces.map((value) => ({
          value,
          icon: placeDrawings[value],
          label: placeNames[value],
          text: sides[value],
        }))}
        value={draft.place}
        onChange={(place) => onChange({ place })}
      />
      <PatchPicture
        imageUrl={draft.imageUrl}
        error={errors["patch.image_url"] ?? errors.image_url}
        onChange={(imageUrl) => onChange({ imageUrl })}
        onBusyChange={onBusyChange}
      />
    </>
  );
}

/** Left and right are those of whoever wears the shirt, which a picture of its front shows the other way round. */
const sides: Record<PatchPlace, string> = {
  right_sleeve: "Direita de quem veste; na foto, à esquerda",
  left_sleeve: "Esquerda de quem veste; na foto, à direita",
  chest: "No meio do peito",
};

interface PatchPictureProps {
  imageUrl: string;
  error: string | undefined;
  onChange: (imageUrl: string) => void;
  onBusyChange: (busy: boolean) => void;
}

function PatchPicture({ imageUrl, error, onChange, onBusyChange }: PatchPictureProps) {
  const errorId = useId();
  const [isReplacing, setReplacing] = useState(false);
  return (
    <fieldset className="grid min-w-0 content-start gap-3">
      <legend className="mb-2 font-semibold">Imagem do patch</legend>
      {error && (
        <Alert>
          <span id={errorId}>{error}</span>
        </Alert>
      )}
      {imageUrl && (
        <div className="flex flex-wrap items-center gap-4">
          <PatchThumbnail imageUrl={imageUrl} alt="Prévia do patch" className="size-28" />
          <div className="grid min-w-0 flex-1 basis-48 justify-items-start gap-2">
            <p className="text-caption text-muted">
              O xadrez é o que fica transparente: na loja aparece a camisa.
            </p>
            <Button
              variant="outline"
              size="app"
              aria-expanded={isReplacing}
              onClick={() => setReplacing(!isReplacing)}
            >
              {isReplacing ? "Ficar com esta imagem" : "Trocar imagem"}
            </Button>
          </div>
        </div>
      )}
      {(!imageUrl || isReplacing || error) && (
        <ImagePicker
          folder="products"
          label="Imagem do patch"
          hint="PNG ou WebP com fundo transparente, máximo 5MB"
          value={null}
          errorId={error && errorId}
          onChange={(picture) => {
            if (!picture) return;
            setReplacing(false);
            onChange(picture.url);
          }}
          onBusyChange={onBusyChange}
        />
      )}
    </fieldset>
  );
}
