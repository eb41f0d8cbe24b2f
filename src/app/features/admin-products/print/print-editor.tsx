import { useState } from "react";
import { Alert } from "#ui/alert.tsx";
import { Field } from "#ui/field.tsx";
import { Segments } from "#ui/segments.tsx";
import { Select } from "#ui/select.tsx";
import { AreaMeasures } from "../area/area-measures.tsx";
import type { DraftImage } from "../product-draft/draft-image.ts";
import { type DraftPrint, onPicture } from "../product-draft/draft-print.ts";
import { CopyPrint } from "./copy-print.tsx";
import { PrintStage } from "./print-stage.tsx";
import { PrintStyleFields } from "./print-style-fields.tsx";
import { usePhotoColors } from "./use-photo-colors.ts";

/** Sample names of usual and of maximum length. */
const samples = {
  short: { name: "SILVA", number: "10" },
  long: { name: "ALBUQUERQUE JR.", number: "88" },
};

export interface PrintEditorProps {
  print: DraftPrint;
  image: DraftImage;
  images: readonly DraftImage[];
  onChange: (changes: Partial<DraftPrint>) => void;
}

export function PrintEditor({ print, image, images, onChange }: PrintEditorProps) {
  const [sample, setSample] = useState<keyof typeof samples>("short");

  const { isReadable, photo, take } = usePhotoColors(print, image.picture.url, onChange);

  function choosePicture(ref: string) {
    const chosen = images.find((candidate) => candidate.ref === ref);
    if (chosen) onChange(onPicture(print, chosen));
  }

  return (
    <div className="grid gap-6 md:grid-cols-2 md:gap-8">
      <div className="grid min-w-0 content-start gap-3">
        <PrintStage
          print={print}
          image={image}
          sample={samples[sample]}
          onAreaChange={(area) => onChange({ area })}
          onMeasured={(size) => onChange({ size })}
          onPoint={take}
        />
        <Segments
          label="Texto de teste"
          options={[
            { value: "short", label: "SILVA 10" },
            { value: "long", label: "Com 15 letras" },
          ]}
          value={sample}
          onValueChange={(value) => setSample(value === "long" ? "long" : "short")}
        />
        <p className="text-caption text-muted">
          Arraste os dois cantos até a área da estampa, dos ombros ao fim do número. No teclado, use as setas;
          com Shift, o passo é maior.
        </p>
      </div>
      <div className="grid min-w-0 content-start gap-4">
        <Field label="Foto das costas">
          <Select
            controlSize="app"
            options={images.map(({ ref, altText }, index) => ({
              value: ref,
              label: `Imagem ${index + 1}${altText ? `: ${altText}` : ""}`,
            }))}
            value={print.imageRef}
            onValueChange={choosePicture}
            className="min-w-0"
          />
        </Field>
        <PrintStyleFields print={print} photo={photo} onChange={onChange} />
        {!isReadable && (
          <Alert tone="info">
            A cor quase não aparece nesta camisa.{" "}
            {print.outline === null
              ? "Escolha outra cor ou ligue o contorno."
              : "Escolha outra cor para as letras ou para o contorno."}
          </Alert>
        )}
        <AreaMeasures area={print.area} onChange={(area) => onChange({ area })} />
        <CopyPrint onCopy={onChange} />
      </div>
    </div>
  );
}
