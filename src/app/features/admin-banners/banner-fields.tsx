import type { AdminCategory } from "#app/features/admin-categories/use-categories.ts";
import type { BannerDraft } from "#domain/banners/banner-form.ts";
import type { FieldErrors } from "#domain/errors.ts";
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from "#domain/site-images/site-image.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Select } from "#ui/select.tsx";
import { SwitchRow } from "#ui/switch.tsx";
import { Textarea } from "#ui/textarea.tsx";

/** The select needs a value for the option 'no category'. */
const NO_CATEGORY = "none";

interface BannerFieldsProps {
  draft: BannerDraft;
  errors: FieldErrors;
  categories: readonly AdminCategory[];
  onChange: (changes: Partial<BannerDraft>) => void;
}

/** All fields of a banner except its picture. */
export function BannerFields({ draft, errors, categories, onChange }: BannerFieldsProps) {
  return (
    <>
      <Field label="Título" error={errors.title} required>
        <Input
          name="title"
          controlSize="app"
          maxLength={TITLE_LENGTH}
          autoComplete="off"
          value={draft.title}
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </Field>
      <Field label="Descrição" aside="opcional" error={errors.description}>
        <Textarea
          name="description"
          controlSize="app"
          rows={2}
          maxLength={DESCRIPTION_LENGTH}
          value={draft.description ?? ""}
          onChange={(event) => onChange({ description: event.target.value })}
        />
      </Field>
      <Destination draft={draft} errors={errors} categories={categories} onChange={onChange} />
      <Period draft={draft} errors={errors} onChange={onChange} />
      <SwitchRow
        label="Banner Ativo"
        text="Só banners ativos aparecem na página inicial."
        checked={draft.active}
        onChange={(event) => onChange({ active: event.target.checked })}
      />
    </>
  );
}

/** The banner links to a category or to a custom address: choosing a category clears the address. */
function Destination({ draft, errors, categories, onChange }: BannerFieldsProps) {
  const options = [
    { value: NO_CATEGORY, label: "Nenhuma categoria (usar link personalizado)" },
    ...categories.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <>
      <Field label="Categoria">
        <Select
          controlSize="app"
          className="min-w-0"
          options={options}
          value={draft.categoryId || NO_CATEGORY}
          onValueChange={(value) =>
            onChange(value === NO_CATEGORY ? { categoryId: "" } : { categoryId: value, link: "" })
          }
        />
      </Field>
      {!draft.categoryId && (
        <Field
          label="Link Personalizado (opcional)"
          error={errors.link}
          hint="Uma página da loja, como /busca?q=azul, ou um endereço com https://"
        >
          <Input
            name="link"
            controlSize="app"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={draft.link ?? ""}
            onChange={(event) => onChange({ link: event.target.value })}
          />
        </Field>
      )}
    </>
  );
}

function Period({ draft, errors, onChange }: Omit<BannerFieldsProps, "categories">) {
  return (
    <fieldset className="grid gap-2">
      <div className="grid gap-4 md:grid-cols-2">
        <Field label="Exibir de" aside="opcional" error={errors.startsAt}>
          <Input
            name="startsAt"
            type="datetime-local"
            controlSize="app"
            className="min-w-0"
            value={draft.startsAt}
            onChange={(event) => onChange({ startsAt: event.target.value })}
          />
        </Field>
        <Field label="até" aside="opcional" error={errors.endsAt}>
          <Input
            name="endsAt"
            type="datetime-local"
            controlSize="app"
            className="min-w-0"
            value={draft.endsAt}
            onChange={(event) => onChange({ endsAt: event.target.value })}
          />
        </Field>
      </div>
      <legend className="sr-only">Período de exibição</legend>
      <p className="text-caption text-muted">Horário de São Paulo. Sem datas, o banner aparece sempre.</p>
    </fieldset>
  );
}
