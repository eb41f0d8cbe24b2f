import { curveLabels, fontLabels } from "#domain/print/print-labels.ts";
import {
  type PrintCurve,
  type PrintFont,
  type PrintStyle,
  printCurves,
  printFonts,
} from "#domain/print/shirt-print.ts";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { SwitchRow } from "#ui/switch.tsx";
import { ColorField } from "./color-field.tsx";
import { PhotoColors } from "./photo-colors.tsx";
import type { ColoredPart, PhotoOfColors } from "./use-photo-colors.ts";

const fontOptions = printFonts.map((value) => ({ value, label: fontLabels[value] }));
const curveOptions = printCurves.map((value) => ({ value, label: curveLabels[value] }));
/** The default colour of an outline: visible on any cloth but black. */
const FIRST_OUTLINE = "#101010";

interface PrintStyleFieldsProps {
  print: PrintStyle;
  /** Undefined where the picture's colours cannot be read. */
  photo: PhotoOfColors | undefined;
  onChange: (changes: Partial<PrintStyle>) => void;
}

export function PrintStyleFields({ print, photo, onChange }: PrintStyleFieldsProps) {
  const { font, curve, color, outline } = print;
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <Field label="Fonte">
          <Select
            controlSize="app"
            options={fontOptions}
            value={font}
            onValueChange={(value) => onChange({ font: value as PrintFont })}
          />
        </Field>
        <Field label="Curva das letras">
          <Select
            controlSize="app"
            options={curveOptions}
            value={curve}
            onValueChange={(value) => onChange({ curve: value as PrintCurve })}
          />
        </Field>
      </div>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <PartColor part="color" value={color} photo={photo} onChange={onChange} />
        {outline !== null && <PartColor part="outline" value={outline} photo={photo} onChange={onChange} />}
      </div>
      <SwitchRow
        label="Contorno nas letras"
        checked={outline !== null}
        onChange={(event) => onChange({ outline: event.target.checked ? FIRST_OUTLINE : null })}
      />
    </>
  );
}

const partLabels: Record<ColoredPart, string> = { color: "Cor das letras", outline: "Cor do contorno" };

interface PartColorProps extends Pick<PrintStyleFieldsProps, "photo" | "onChange"> {
  part: ColoredPart;
  value: string;
}

function PartColor({ part, value, photo, onChange }: PartColorProps) {
  const choose = (chosen: string) => onChange({ [part]: chosen });
  return (
    <ColorField label={partLabels[part]} value={value} onChange={choose}>
      {photo && (
        <PhotoColors
          label={`Cores da foto: ${partLabels[part].toLowerCase()}`}
          colors={photo.colors}
          value={value}
          onChoose={choose}
          onPoint={() => void photo.point(part)}
          isPointing={photo.pointing === part}
        />
      )}
    </ColorField>
  );
}
