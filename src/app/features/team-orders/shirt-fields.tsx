import { CustomNameInput, CustomNumberInput } from "#app/features/product/custom-inputs.tsx";
import { sizeChoices } from "#app/features/sizes/size-choices.ts";
import { SizeStock } from "#app/features/sizes/size-stock.tsx";
import type { ProductDetail } from "#domain/catalog/product.ts";
import type { FieldErrors } from "#domain/errors.ts";
import { countCharacters, normalizeCustomName } from "#domain/print/customization.ts";
import { maxLettersOf } from "#domain/print/print-rules.ts";
import type { ShownShirt } from "#domain/team-orders/shown-shirt.ts";
import { describeTakenNumber } from "#domain/team-orders/taken-number.ts";
import { ChoiceGroup } from "#ui/choice-group.tsx";
import { Field } from "#ui/field.tsx";

export interface TypedShirt {
  name: string;
  number: string;
  size: string | null;
}

interface ShirtFieldsProps {
  product: ProductDetail;
  shirt: TypedShirt;
  onChange: (change: Partial<TypedShirt>) => void;
  errors: FieldErrors;
  /** The shirts that are on the list besides. */
  others: readonly ShownShirt[];
}

/** The name, the number and the size of a shirt. A number that somebody has already is said, and allowed. */
export function ShirtFields({ product, shirt, onChange, errors, others }: ShirtFieldsProps) {
  const { name, number, size } = shirt;
  const maxLetters = maxLettersOf(product);
  const length = countCharacters(normalizeCustomName(name, maxLetters));
  return (
    <>
      <div>
        <div className="grid grid-cols-[minmax(0,1fr)_max(72px,25%)] gap-3">
          <Field label="Nome" counter={{ length, max: maxLetters }} error={errors.name} required>
            <CustomNameInput
              value={name}
              onValueChange={(typed) => onChange({ name: typed })}
              maxLetters={maxLetters}
            />
          </Field>
          <Field label="Número" error={errors.number} required>
            <CustomNumberInput value={number} onValueChange={(typed) => onChange({ number: typed })} />
          </Field>
        </div>
        <p aria-live="polite" className="mt-2 text-canary text-small empty:hidden">
          {describeTakenNumber(number, others)}
        </p>
      </div>
      <div>
        <ChoiceGroup
          label="Tamanho"
          name="size"
          choices={sizeChoices(product)}
          value={size}
          onValueChange={(chosen) => onChange({ size: chosen })}
          hint={errors.size ?? (size ? undefined : "Escolha o tamanho")}
          invalid={errors.size !== undefined}
        />
        {(product.stock || product.availability) && (
          <SizeStock
            product={product}
            size={size}
            quantity={1}
            saysReady={product.availability?.kind === "ready"}
          />
        )}
      </div>
    </>
  );
}
