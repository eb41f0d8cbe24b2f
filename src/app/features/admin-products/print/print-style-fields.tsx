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

const fontOptions = printFonts.map((value) => ({ value, label: fontLabels[value] }));
const curveOptions = printCurves.map((value) => ({ value, label: curveLabels[value] }));
/** The default colour of an outline: visible on any cloth but black. */
const FIRST_OUTLINE = "#101010";

interface PrintStyleFieldsProps {
  print: PrintStyle;
  onChange: (changes: Partial<PrintStyle>) => void;
}

export function PrintStyleFields({ print, onChange }: PrintStyleFieldsProps) {
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
        <ColorField label="Cor das letras" value={color} onChange={(value) => onChange({ color: value })} />
        {outline !== null && (
          <ColorField
            label="Cor do contorno"
            value={outline}
            onChange={(value) => onChange({ outline: value })}
          />
        )}
      </div>
      <SwitchRow
        label="Contorno nas letras"
        checked={outline !== null}
        onChange={(event) => onChange({ outline: event.target.checked ? FIRST_OUTLINE : null })}
      />
    </>
  );
}
