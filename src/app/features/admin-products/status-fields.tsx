import { type ProductStatus, productStatuses, statusNames } from "#domain/catalog/product-status.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Select } from "#ui/select.tsx";
import type { ProductFormState } from "./use-product-form.ts";

const explanations: Record<ProductStatus, string> = {
  published: "Aparece na loja.",
  draft: "Ninguém vê até você publicar.",
  hidden: "Sai das listas e da busca. Quem tem o link lê que não está à venda agora.",
};

/** The usual status comes first. */
const options = productStatuses
  .toSorted((one) => (one === "published" ? -1 : 0))
  .map((value) => ({ value, label: statusNames[value] }));

export function StatusFields({ form: { draft, change, errors } }: { form: ProductFormState }) {
  return (
    <div className="grid gap-2">
      <div className="grid gap-4">
        <Field label="Situação" error={errors.status}>
          <Select
            controlSize="app"
            options={options}
            value={draft.status}
            onValueChange={(value) => change({ status: value as ProductStatus })}
          />
        </Field>
        {draft.status === "draft" && (
          <Field label="Publicar em" aside="opcional" error={errors.publish_at}>
            <Input
              type="datetime-local"
              controlSize="app"
              className="min-w-0"
              value={draft.publishAt}
              onChange={(event) => change({ publishAt: event.target.value })}
            />
          </Field>
        )}
      </div>
      <p className="text-caption text-muted">
        {explanations[draft.status]}
        {draft.status === "draft" &&
          draft.publishAt !== "" &&
          " Entra na loja sozinho, no horário de São Paulo."}
      </p>
    </div>
  );
}
