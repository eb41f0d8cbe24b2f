import { useId } from "react";
import type { FieldErrors } from "#domain/errors.ts";
import { CUSTOM_NAME_LENGTH } from "#domain/print/customization.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Switch } from "#ui/switch.tsx";
import { PriceInput } from "./price-input.tsx";
import type { DraftPrintRules } from "./product-draft/draft-print-rules.ts";

interface PrintRulesFieldsProps {
  rules: DraftPrintRules;
  errors: FieldErrors;
  onChange: (changes: Partial<DraftPrintRules>) => void;
}

/** What holds for names and numbers on this product alone. */
export function PrintRulesFields({ rules, errors, onChange }: PrintRulesFieldsProps) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <div className="flex min-h-11 items-center gap-3">
        <Switch
          id={id}
          checked={rules.isPrintable}
          onChange={(event) => onChange({ isPrintable: event.target.checked })}
        />
        <label htmlFor={id} className="font-medium">
          Aceita personalização
        </label>
      </div>
      {rules.isPrintable ? (
        <div className="grid grid-cols-2 gap-4">
          <Field
            label="Personalização (R$)"
            hint="Vazio: o preço da loja"
            error={errors["print_rules.price_cents"]}
          >
            <PriceInput value={rules.price} onValueChange={(price) => onChange({ price })} />
          </Field>
          <Field
            label="Máximo de letras"
            hint={`Vazio: ${CUSTOM_NAME_LENGTH}`}
            error={errors["print_rules.max_letters"]}
          >
            <Input
              controlSize="app"
              autoComplete="off"
              inputMode="numeric"
              maxLength={2}
              className="tabular-nums"
              value={rules.maxLetters}
              onChange={(event) => onChange({ maxLetters: event.target.value.replace(/\D/g, "") })}
            />
          </Field>
        </div>
      ) : (
        <p className="text-muted text-small">O cliente lê na loja: “Esta camisa não é personalizável.”</p>
      )}
    </div>
  );
}
