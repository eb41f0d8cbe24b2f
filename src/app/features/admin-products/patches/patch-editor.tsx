import { useState } from "react";
import { LazyPatches } from "#app/features/options/lazy-patches.tsx";
import { placeNames } from "#domain/options/option-texts.ts";
import { defaultPatchAreas, type PatchAreas, type PatchPlace } from "#domain/options/shirt-option.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Segments } from "#ui/segments.tsx";
import { Select } from "#ui/select.tsx";
import { AreaMeasures } from "../area/area-measures.tsx";
import { AreaStage, usualSize } from "../area/area-stage.tsx";
import type { DraftImage } from "../product-draft/draft-image.ts";
import type { PictureSize } from "../product-draft/draft-print.ts";
import type { UsedPlace } from "./patches-in-use.ts";

interface PatchEditorProps {
  image: DraftImage;
  /** At least one. */
  used: readonly UsedPlace[];
  areas: PatchAreas;
  onChange: (areas: PatchAreas) => void;
}

/** Moves the area of one place at a time; a patch of each place is shown. */
export function PatchEditor({ image, used, areas, onChange }: PatchEditorProps) {
  const [wanted, setWanted] = useState<PatchPlace>();
  const [samples, setSamples] = useState<Partial<Record<PatchPlace, string>>>({});
  const [measured, setMeasured] = useState<PictureSize | null>(null);
  const active = used.find(({ place }) => place === wanted) ?? used[0];
  if (!active) return null;

  const { place } = active;
  const { width, height } = image.picture;
  const size = width && height ? { width, height } : measured;
  const ratio = (size ?? usualSize).width / (size ?? usualSize).height;
  const sampleOf = ({ place: at, patches }: UsedPlace) =>
    patches.find(({ id }) => id === samples[at]) ?? patches[0];
  const areaOf = (at: PatchPlace) => areas[at] ?? defaultPatchAreas[at];
  const shown = used.map((each) => ({
    place: each.place,
    imageUrl: sampleOf(each)?.imageUrl ?? "",
    area: areaOf(each.place),
    ratio,
  }));
  const { [place]: own, ...others } = areas;

  return (
    <div className="grid gap-6 md:grid-cols-2 md:gap-8">
      <AreaStage
        image={image}
        size={size}
        alt={image.altText || "Frente da camisa"}
        area={areaOf(place)}
        grips={{
          whole: `${placeNames[place]}, lugar do patch`,
          end: `${placeNames[place]}, canto inferior direito do patch`,
        }}
        onAreaChange={(area) => onChange({ ...others, [place]: area })}
        onMeasured={setMeasured}
        overlay={<LazyPatches patches={shown} shownWhole width={480} />}
      />
      <div className="grid min-w-0 content-start gap-4">
        {used.length > 1 && (
          <Segments
            label="Lugar"
            options={used.map(({ place: value }) => ({ value, label: placeNames[value] }))}
            value={place}
            onValueChange={(value) => setWanted(value as PatchPlace)}
          />
        )}
        {active.patches.length > 1 && (
          <Field label="Patch de teste">
            <Select
              controlSize="app"
              className="min-w-0"
              options={active.patches.map(({ id, name }) => ({ value: id, label: name }))}
              value={sampleOf(active)?.id ?? null}
              onValueChange={(id) => setSamples({ ...samples, [place]: id })}
            />
          </Field>
        )}
        <AreaMeasures
          key={place}
          area={areaOf(place)}
          onChange={(area) => onChange({ ...others, [place]: area })}
        />
        <p className="text-caption text-muted">
          {describeSide(place)} Arraste o patch até o lugar e o canto até o tamanho. No teclado, use as setas;
          com Shift, o passo é maior.
        </p>
        <Button
          variant="outline"
          size="app"
          className="justify-self-start"
          aria-disabled={!own || undefined}
          onClick={() => own && onChange(others)}
        >
          {own ? "Usar o lugar de costume" : "Está no lugar de costume"}
        </Button>
      </div>
    </div>
  );
}

/** Left and right are those of whoever wears the shirt. */
function describeSide(place: PatchPlace): string {
  if (place === "chest") return "";
  return place === "right_sleeve"
    ? "A manga direita de quem veste fica à esquerda na foto."
    : "A manga esquerda de quem veste fica à direita na foto.";
}
