import { setMeasure } from "#domain/print/change-area.ts";
import type { PrintArea } from "#domain/print/shirt-print.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";

const measures: { name: keyof PrintArea; label: string }[] = [
  { name: "x", label: "Esquerda (%)" },
  { name: "y", label: "Topo (%)" },
  { name: "width", label: "Largura (%)" },
  { name: "height", label: "Altura (%)" },
];

interface AreaMeasuresProps {
  area: PrintArea;
  onChange: (area: PrintArea) => void;
}

/** An area as number fields, as an alternative to dragging. */
export function AreaMeasures({ area, onChange }: AreaMeasuresProps) {
  function take(name: keyof PrintArea, input: HTMLInputElement) {
    const typed = Number(input.value.replace(",", "."));
    const next = Number.isFinite(typed) ? setMeasure(area, name, typed / 100) : area;
    // The field is reset even if the area stays the same, so that an impossible number does not stay in it.
    input.value = percentText(next[name]);
    if (next[name] !== area[name]) onChange(next);
  }

  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {measures.map(({ name, label }) => (
        <Field key={name} label={label}>
          <Input
            // A drag changes the key, so that the uncontrolled field shows the new value.
            key={area[name]}
            controlSize="app"
            inputMode="decimal"
            autoComplete="off"
            className="tabular-nums"
            defaultValue={percentText(area[name])}
            onBlur={(event) => take(name, event.target)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              take(name, event.currentTarget);
            }}
          />
        </Field>
      ))}
    </div>
  );
}

const percentText = (part: number): string => String(Math.round(part * 1000) / 10).replace(".", ",");
