import type { Period } from "#domain/reports/periods.ts";
import { type PeriodPreset, periodPresets } from "#domain/reports/periods.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Select } from "#ui/select.tsx";
import { presetWords } from "./period-words.ts";
import { type PeriodParams, presetParam } from "./report-params.ts";

interface PeriodPickerProps {
  params: PeriodParams;
  /** What is shown now: where choosing two days begins. */
  shown: Period | undefined;
  onChange: (changes: Record<string, string | null>) => void;
}

const options = periodPresets.map((value) => ({ value, label: presetWords[value].label }));

/** A period by its name, or by two days. */
export function PeriodPicker({ params, shown, onChange }: PeriodPickerProps) {
  const { preset, from, to, fault } = params;

  function choose(value: string) {
    const chosen = value as PeriodPreset;
    const days =
      chosen === "custom" ? { de: shown?.from ?? null, ate: shown?.to ?? null } : { de: null, ate: null };
    onChange({ periodo: presetParam(chosen), ...days });
  }

  return (
    <>
      <Field label="Período" className="max-md:col-span-2 md:w-44">
        <Select controlSize="app" options={options} value={preset} onValueChange={choose} />
      </Field>
      {preset === "custom" && (
        <>
          <Field label="De" error={fault} className="md:w-40">
            <Input
              type="date"
              controlSize="app"
              value={from}
              max={to}
              onChange={(event) => onChange({ de: event.target.value })}
            />
          </Field>
          <Field label="Até" className="md:w-40">
            <Input
              type="date"
              controlSize="app"
              value={to}
              min={from}
              onChange={(event) => onChange({ ate: event.target.value })}
            />
          </Field>
        </>
      )}
    </>
  );
}
