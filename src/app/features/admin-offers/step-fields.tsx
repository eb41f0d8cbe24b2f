import { Trash2 } from "lucide-react";
import { Field } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Input } from "#ui/input.tsx";
import { Select } from "#ui/select.tsx";
import type { StepDraft } from "./step-draft.ts";

interface StepFieldsProps {
  step: StepDraft;
  number: number;
  errors: { units: string | undefined; value: string | undefined };
  onChange: (changes: Partial<StepDraft>) => void;
  /** Absent for the only row. */
  onRemove: (() => void) | undefined;
}

const gains = [
  { value: "percent", label: "% de desconto" },
  { value: "price", label: "R$ cada" },
];

const boxClass =
  "grid min-w-0 grid-cols-[minmax(0,3fr)_minmax(0,2fr)] items-start gap-3 rounded-control border border-line " +
  "bg-ground p-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)_minmax(0,1fr)_36px]";

export function StepFields({ step, number, errors, onChange, onRemove }: StepFieldsProps) {
  const { units, gives, percent, price } = step;
  return (
    <fieldset className={boxClass}>
      <legend className="sr-only">Quantidade {number}</legend>
      <Field label="A partir de" aside="camisas" error={errors.units} required>
        <Input
          controlSize="app"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={units}
          onChange={(event) => onChange({ units: event.target.value })}
        />
      </Field>
      <Field label="O cliente ganha" className="max-md:row-start-2">
        <Select
          controlSize="app"
          options={gains}
          value={gives}
          className="min-w-0"
          onValueChange={(value) => onChange({ gives: value as StepDraft["gives"] })}
        />
      </Field>
      {gives === "percent" ? (
        <Field label="Desconto (%)" error={errors.value} className="max-md:row-start-2" required>
          <Input
            controlSize="app"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={percent}
            onChange={(event) => onChange({ percent: event.target.value })}
          />
        </Field>
      ) : (
        <Field label="Cada (R$)" error={errors.value} className="max-md:row-start-2" required>
          <Input
            controlSize="app"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            placeholder="149,90"
            value={price}
            onChange={(event) => onChange({ price: event.target.value })}
          />
        </Field>
      )}
      {onRemove && (
        <IconButton
          label={`Remover quantidade ${number}`}
          variant="danger"
          className="-mr-2 mt-7 justify-self-end text-muted max-md:col-start-2 max-md:row-start-1 lg:mt-6.5"
          onClick={onRemove}
        >
          <Trash2 className="size-5" />
        </IconButton>
      )}
    </fieldset>
  );
}
