import { useState } from "react";
import { parsePrice } from "#domain/catalog/price.ts";
import { centsToReais, formatReais } from "#domain/money.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { SectionForm } from "./section-form.tsx";
import { useSettingsSection } from "./use-settings-section.ts";

const write = (reais: number) => reais.toFixed(2).replace(".", ",");

export function CustomizationSection() {
  const form = useSettingsSection("customization");
  const [typed, setTyped] = useState<string>();

  function type(text: string) {
    setTyped(text);
    const cents = parsePrice(text);
    // What is no price yet is sent as nothing, and refused with the field's own words.
    form.change({ customization_surcharge: cents === undefined ? Number.NaN : centsToReais(cents) });
  }

  return (
    <SectionForm
      form={form}
      title="Personalização"
      description="O acréscimo por camisa com nome e número. Vale para os novos pedidos; carrinhos abertos mostram o novo valor antes da compra."
    >
      {({ customization_surcharge: surcharge }) => (
        <Field
          label="Acréscimo por camisa personalizada (R$)"
          error={form.fields.customization_surcharge}
          hint={
            Number.isNaN(surcharge)
              ? "Digite um valor, como 20,00"
              : `Uma camisa de ${formatReais(200)} personalizada sai por ${formatReais(200 + surcharge)}.`
          }
          required
          className="max-w-80"
        >
          <Input
            controlSize="app"
            inputMode="decimal"
            maxLength={12}
            value={form.isDirty && typed !== undefined ? typed : write(surcharge)}
            onChange={(event) => type(event.target.value)}
          />
        </Field>
      )}
    </SectionForm>
  );
}
