import { useState } from "react";
import { parsePrice } from "#domain/catalog/price.ts";
import { centsToComma, formatCents } from "#domain/money.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { SectionForm } from "./section/section-form.tsx";
import { useSettingsSection } from "./section/use-settings-section.ts";

const EXAMPLE_CENTS = 20_000;

export function CustomizationSection() {
  const form = useSettingsSection("customization");
  const [typed, setTyped] = useState<string>();

  function type(text: string) {
    setTyped(text);
    // An unfinished price becomes NaN, which the schema refuses with the field's own message.
    form.change({ customization_surcharge_cents: parsePrice(text) ?? Number.NaN });
  }

  return (
    <SectionForm
      form={form}
      title="Personalização"
      description="O acréscimo por camisa com nome e número. Vale para os novos pedidos; carrinhos abertos mostram o novo valor antes da compra."
    >
      {({ customization_surcharge_cents: cents }) => (
        <Field
          label="Acréscimo por camisa personalizada (R$)"
          error={form.fields.customization_surcharge_cents}
          hint={
            Number.isNaN(cents)
              ? "Digite um valor, como 20,00"
              : `Uma camisa de ${formatCents(EXAMPLE_CENTS)} personalizada sai por ${formatCents(EXAMPLE_CENTS + cents)}.`
          }
          required
          className="max-w-80"
        >
          <Input
            controlSize="app"
            inputMode="decimal"
            maxLength={12}
            value={form.isDirty && typed !== undefined ? typed : centsToComma(cents)}
            onChange={(event) => type(event.target.value)}
          />
        </Field>
      )}
    </SectionForm>
  );
}
