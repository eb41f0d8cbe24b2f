import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { MAX_NAME, nameOf } from "./offer-draft.ts";
import type { OfferFieldsProps } from "./offer-fields.ts";

/** The name follows what the offer gives until the owner types one; one that is left empty follows it again. */
export function NameField({ draft, errors, onChange }: OfferFieldsProps) {
  return (
    <Field
      label="Nome da oferta"
      error={errors.name}
      hint="O cliente lê este nome no carrinho e no pedido."
      required
    >
      <Input
        controlSize="app"
        maxLength={MAX_NAME}
        autoComplete="off"
        value={nameOf(draft)}
        onChange={(event) => onChange({ name: event.target.value })}
        onBlur={() => draft.name?.trim() === "" && onChange({ name: null })}
      />
    </Field>
  );
}
