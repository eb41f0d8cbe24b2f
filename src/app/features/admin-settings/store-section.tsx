import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { LogoPanel } from "./logo-panel.tsx";
import { SectionForm } from "./section/section-form.tsx";
import { useSettingsSection } from "./section/use-settings-section.ts";
import { ShowFirstSteps } from "./show-first-steps.tsx";

export function StoreSection() {
  const form = useSettingsSection("store");
  return (
    <>
      <SectionForm
        form={form}
        title="Dados da loja"
        description="O nome aparece no topo da loja, nos e-mails e no que as pessoas compartilham."
      >
        {({ name, tagline }) => (
          <>
            <Field label="Nome da loja" error={form.fields.name} required>
              <Input
                controlSize="app"
                maxLength={80}
                value={name}
                onChange={(event) => form.change({ name: event.target.value })}
              />
            </Field>
            <Field
              label="Frase da loja"
              error={form.fields.tagline}
              hint="No rodapé e nos resultados de busca."
              counter={{ length: tagline.length, max: 160 }}
            >
              <Input
                controlSize="app"
                maxLength={160}
                value={tagline}
                onChange={(event) => form.change({ tagline: event.target.value })}
              />
            </Field>
          </>
        )}
      </SectionForm>
      <LogoPanel />
      <ShowFirstSteps />
    </>
  );
}
