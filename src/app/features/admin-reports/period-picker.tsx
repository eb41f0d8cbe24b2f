import { useEffect, useState } from "react";
import { type Period, type PeriodPreset, periodPresets } from "#domain/reports/periods.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Select } from "#ui/select.tsx";
import { presetNames } from "./period-names.ts";
import { type PeriodParams, presetParam } from "./report-params.ts";

interface PeriodPickerProps {
  params: PeriodParams;
  /** The period that is shown now; the start values of the two day fields. */
  shown: Period | undefined;
  onChange: (changes: Record<string, string | null>) => void;
}

const options = periodPresets.map((value) => ({ value, label: presetNames[value].label }));

/** Chooses a period by its name or by two days. */
export function PeriodPicker({ params, shown, onChange }: PeriodPickerProps) {
  const { preset, error } = params;

  function choose(value: string) {
    const chosen = value as PeriodPreset;
    const days = chosen === "custom" ? shown : undefined;
    onChange({ periodo: presetParam(chosen), de: days?.from ?? null, ate: days?.to ?? null });
  }

  return (
    <>
      <Field label="Período" className="max-md:col-span-2 md:w-44">
        <Select controlSize="app" options={options} value={preset} onValueChange={choose} />
      </Field>
      {preset === "custom" && (
        <DayFields from={params.from} to={params.to} error={error} onChange={onChange} />
      )}
    </>
  );
}

type DayFieldsProps = Period & { error: string | undefined } & Pick<PeriodPickerProps, "onChange">;

/**
 * Both days are written together, because the router may not have applied the previous change yet and would restore the
 * other day's old value.
 */
function DayFields({ from, to, error, onChange }: DayFieldsProps) {
  const [days, setDays] = useState({ from, to });
  useEffect(() => setDays({ from, to }), [from, to]);

  function change(next: Period) {
    setDays(next);
    onChange({ de: next.from, ate: next.to });
  }

  return (
    <>
      <Field label="De" error={error} className="md:w-40">
        <Input
          type="date"
          controlSize="app"
          value={days.from}
          max={days.to}
          onChange={(event) => change({ ...days, from: event.target.value })}
        />
      </Field>
      <Field label="Até" className="md:w-40">
        <Input
          type="date"
          controlSize="app"
          value={days.to}
          min={days.from}
          onChange={(event) => change({ ...days, to: event.target.value })}
        />
      </Field>
    </>
  );
}
