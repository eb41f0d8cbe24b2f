import { MAX_RECEIVER_CITY_LENGTH, MAX_RECEIVER_NAME_LENGTH } from "#domain/pix/br-code.ts";
import { type PixKeyType, pixKeyTypeLabels, pixKeyTypes } from "#domain/settings/pix.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Select } from "#ui/select.tsx";
import { SectionForm } from "./section/section-form.tsx";
import { useSettingsSection } from "./section/use-settings-section.ts";

const options = pixKeyTypes.map((value) => ({ value, label: pixKeyTypeLabels[value] }));

export function PixSection() {
  const form = useSettingsSection("pix");
  return (
    <SectionForm
      form={form}
      title="Pix"
      description="A chave em que a loja recebe. Com ela, cada pedido por pagar traz um QR Code e um código Pix no valor exato; quem tem o pedido consegue ler a chave no código. Deixe a chave vazia se a loja não usa Pix."
    >
      {(values) => (
        <>
          <div className="grid gap-5 md:grid-cols-[220px_minmax(0,1fr)]">
            <Field label="Tipo da chave" error={form.fields.key_type}>
              <Select
                controlSize="app"
                options={options}
                value={values.key_type}
                onValueChange={(key_type) => form.change({ key_type: key_type as PixKeyType })}
              />
            </Field>
            <Field label="Chave Pix" error={form.fields.key}>
              <Input
                controlSize="app"
                maxLength={80}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                value={values.key}
                onChange={(event) => form.change({ key: event.target.value })}
              />
            </Field>
          </div>
          <div className="grid gap-5 md:grid-cols-2">
            <Field
              label="Nome de quem recebe"
              error={form.fields.receiver_name}
              counter={{ length: values.receiver_name.length, max: MAX_RECEIVER_NAME_LENGTH }}
            >
              <Input
                controlSize="app"
                maxLength={MAX_RECEIVER_NAME_LENGTH}
                value={values.receiver_name}
                onChange={(event) => form.change({ receiver_name: event.target.value })}
              />
            </Field>
            <Field
              label="Cidade de quem recebe"
              error={form.fields.receiver_city}
              counter={{ length: values.receiver_city.length, max: MAX_RECEIVER_CITY_LENGTH }}
            >
              <Input
                controlSize="app"
                maxLength={MAX_RECEIVER_CITY_LENGTH}
                value={values.receiver_city}
                onChange={(event) => form.change({ receiver_city: event.target.value })}
              />
            </Field>
          </div>
        </>
      )}
    </SectionForm>
  );
}
