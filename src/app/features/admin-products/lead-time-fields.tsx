import { useId } from "react";
import type { FieldErrors } from "#domain/errors.ts";
import { describeLeadTime } from "#domain/stock/lead-time.ts";
import { leadTimeSchema, MAX_LEAD_DAYS, toLeadTime } from "#domain/stock/lead-time-input.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Switch } from "#ui/switch.tsx";
import { type DraftLeadTime, leadTimeInputOf } from "./product-draft/draft-lead-time.ts";

interface LeadTimeFieldsProps {
  leadTime: DraftLeadTime;
  errors: FieldErrors;
  onChange: (changes: Partial<DraftLeadTime>) => void;
}

/** Whether the product is also sold without stock, and how long it then takes. */
export function LeadTimeFields({ leadTime, errors, onChange }: LeadTimeFieldsProps) {
  const id = useId();
  const sentence = describe(leadTime);
  return (
    <div className="grid gap-2">
      <div className="flex min-h-11 items-center gap-3">
        <Switch
          id={id}
          checked={leadTime.isSoldWithoutStock}
          onChange={(event) => onChange({ isSoldWithoutStock: event.target.checked })}
        />
        <label htmlFor={id} className="font-medium">
          Vender sem estoque (sob encomenda)
        </label>
      </div>
      {leadTime.isSoldWithoutStock && (
        <>
          <div className="grid grid-cols-2 gap-4">
            <Field label="Prazo mínimo" hint="Em dias úteis" error={errors["lead_time.min_days"]}>
              <DaysInput value={leadTime.minDays} onValueChange={(minDays) => onChange({ minDays })} />
            </Field>
            <Field label="Prazo máximo" hint="Em dias úteis" error={errors["lead_time.max_days"]}>
              <DaysInput value={leadTime.maxDays} onValueChange={(maxDays) => onChange({ maxDays })} />
            </Field>
          </div>
          {sentence && <p className="text-muted text-small">O cliente lê na loja: “{sentence}”</p>}
        </>
      )}
    </div>
  );
}

function DaysInput({ value, onValueChange }: { value: string; onValueChange: (value: string) => void }) {
  return (
    <Input
      controlSize="app"
      autoComplete="off"
      inputMode="numeric"
      maxLength={String(MAX_LEAD_DAYS).length}
      className="tabular-nums"
      value={value}
      onChange={(event) => onValueChange(event.target.value.replace(/\D/g, ""))}
    />
  );
}

/** Nothing while the days are unfinished. */
function describe(leadTime: DraftLeadTime): string | undefined {
  const { data } = leadTimeSchema.safeParse(leadTimeInputOf(leadTime));
  return data && describeLeadTime(toLeadTime(data));
}
