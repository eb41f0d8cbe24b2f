import type { FieldErrors } from "#domain/errors.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import type { FreeDraft } from "./free-draft.ts";

interface FreeFieldsProps {
  draft: FreeDraft;
  errors: FieldErrors;
  /** What becomes free, where it is not the whole. */
  text?: string;
  onChange: (changes: Partial<FreeDraft>) => void;
}

/** From which sum or number of shirts on the delivery is free; either is enough. */
export function FreeFields({ draft, errors, text, onChange }: FreeFieldsProps) {
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className={text ? "font-semibold text-body" : "mb-3 font-semibold text-body"}>
        Entrega grátis
      </legend>
      {text && <p className="text-caption text-muted">{text}</p>}
      <div className="grid gap-5 md:grid-cols-2">
        <Field
          label="A partir de (R$)"
          aside="opcional"
          error={errors.free_from_cents}
          hint="Em produtos, com os descontos"
        >
          <Input
            controlSize="app"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            placeholder="399,00"
            value={draft.freeFromReais}
            onChange={(event) => onChange({ freeFromReais: event.target.value })}
          />
        </Field>
        <Field label="A partir de (camisas)" aside="opcional" error={errors.free_from_units}>
          <Input
            controlSize="app"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            placeholder="3"
            value={draft.freeFromUnits}
            onChange={(event) => onChange({ freeFromUnits: event.target.value })}
          />
        </Field>
      </div>
    </fieldset>
  );
}
