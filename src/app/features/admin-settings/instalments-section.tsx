import { useState } from "react";
import { parsePrice } from "#domain/catalog/price.ts";
import { centsToComma, formatCents } from "#domain/money.ts";
import { describeInstalments, MAX_INSTALMENTS, splitPrice } from "#domain/offers/instalments.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Select } from "#ui/select.tsx";
import { SectionForm } from "./section/section-form.tsx";
import { useSettingsSection } from "./section/use-settings-section.ts";

const EXAMPLE_CENTS = 19_990;

const counts = Array.from({ length: MAX_INSTALMENTS }, (_, index) => ({
  value: String(index + 1),
  label: index === 0 ? "Não mostrar parcelas" : `Em até ${index + 1}x`,
}));

type Typed = Partial<Record<"monthly_interest" | "minimum_cents", string>>;

export function InstalmentsSection() {
  const form = useSettingsSection("instalments");
  const [typed, setTyped] = useState<Typed>({});

  // Both are numbers with two digits after the comma. An unfinished one becomes NaN, which the schema refuses.
  function type(field: keyof Typed, text: string) {
    setTyped({ ...typed, [field]: text });
    form.change({ [field]: parsePrice(text) ?? Number.NaN });
  }

  const shown = (field: keyof Typed, value: number) =>
    form.isDirty && typed[field] !== undefined ? typed[field] : centsToComma(value);

  return (
    <SectionForm
      form={form}
      title="Parcelamento"
      description="O que a página de cada camisa diz sobre pagar em parcelas. A loja não cobra por aqui: as parcelas são combinadas com o cliente pelo WhatsApp."
    >
      {({ count, monthly_interest, minimum_cents }) => (
        <>
          <div className="grid gap-5 md:grid-cols-3">
            <Field label="Parcelas" error={form.fields.count}>
              <Select
                controlSize="app"
                options={counts}
                value={String(count)}
                onValueChange={(value) => form.change({ count: Number(value) })}
              />
            </Field>
            {count > 1 && (
              <>
                <Field
                  label="Juros ao mês (%)"
                  error={form.fields.monthly_interest}
                  hint="0,00 para parcelas sem juros"
                >
                  <Input
                    controlSize="app"
                    inputMode="decimal"
                    maxLength={5}
                    value={shown("monthly_interest", monthly_interest)}
                    onChange={(event) => type("monthly_interest", event.target.value)}
                  />
                </Field>
                <Field
                  label="Menor parcela (R$)"
                  error={form.fields.minimum_cents}
                  hint="Camisas baratas têm menos parcelas"
                >
                  <Input
                    controlSize="app"
                    inputMode="decimal"
                    maxLength={9}
                    value={shown("minimum_cents", minimum_cents)}
                    onChange={(event) => type("minimum_cents", event.target.value)}
                  />
                </Field>
              </>
            )}
          </div>
          {count > 1 && !Number.isNaN(monthly_interest) && !Number.isNaN(minimum_cents) && (
            <p className="text-muted">
              {formatCents(EXAMPLE_CENTS)}{" "}
              {describeExample({ count, monthlyInterest: monthly_interest, minimumCents: minimum_cents })}
            </p>
          )}
        </>
      )}
    </SectionForm>
  );
}

function describeExample(rules: Parameters<typeof splitPrice>[1]): string {
  const parts = splitPrice(EXAMPLE_CENTS, rules);
  return parts ? describeInstalments(parts) : "fica sem parcelas, porque cada uma seria menor que isso";
}
