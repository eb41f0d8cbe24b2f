import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { SectionForm } from "./section/section-form.tsx";
import { useSettingsSection } from "./section/use-settings-section.ts";

export function LegalSection() {
  const form = useSettingsSection("legal");
  return (
    <SectionForm
      form={form}
      title="Razão social e CNPJ"
      description="A lei pede que a loja mostre quem responde por ela: aparecem no rodapé e nas páginas legais."
    >
      {({ legal_name, cnpj }) => (
        <>
          <Field label="Razão social" error={form.fields.legal_name}>
            <Input
              controlSize="app"
              maxLength={120}
              value={legal_name}
              onChange={(event) => form.change({ legal_name: event.target.value })}
            />
          </Field>
          <Field
            label="CNPJ"
            error={form.fields.cnpj}
            hint="O número 00.000.000/0001-00 é só um exemplo: troque pelo da sua empresa."
          >
            <Input
              controlSize="app"
              maxLength={20}
              autoComplete="off"
              placeholder="00.000.000/0001-00"
              value={cnpj}
              onChange={(event) => form.change({ cnpj: event.target.value })}
            />
          </Field>
        </>
      )}
    </SectionForm>
  );
}
