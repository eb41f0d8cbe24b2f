import { CustomNameInput, CustomNumberInput } from "#app/features/product/custom-inputs.tsx";
import { MAX_UNITS } from "#domain/cart/cart.ts";
import { formatCents } from "#domain/money.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { Stepper } from "#ui/stepper.tsx";
import { type PricedLine, refuseSize, type sizesOfLine } from "./draft-price.ts";
import { agreedChoice, isAsAgreed, refusePrint } from "./kept-line.ts";
import { LineOptionsFields } from "./line-options-fields.tsx";
import type { DraftLine, LineChoice } from "./order-draft.ts";

interface DraftLineFieldsProps {
  line: DraftLine;
  priced: PricedLine | undefined;
  sizes: ReturnType<typeof sizesOfLine>;
  sizeError: string | undefined;
  customError: string | undefined;
  onChange: (changes: Partial<LineChoice>) => void;
}

/** With what a size costs more: 'XGG (+ R$ 15,00)'. */
function sizeOptions(sizes: DraftLineFieldsProps["sizes"]) {
  return sizes.map(({ label, surcharge_cents }) => ({
    value: label,
    label: surcharge_cents > 0 ? `${label} (+ ${formatCents(surcharge_cents)})` : label,
  }));
}

/**
 * What can be chosen of a line. One whose product has left the shop can become less and get another name, no more; what
 * was changed of it before is taken back.
 */
export function DraftLineFields(props: DraftLineFieldsProps) {
  const { line, priced, sizes, onChange } = props;
  const { name, quantity, isCustom, kept } = line;
  const isGone = kept !== undefined && (kept.item.id === null || priced?.product_gone === true);
  if (isGone && !isAsAgreed(line)) {
    return (
      <Button
        variant="outline"
        size="app"
        className="justify-self-start"
        onClick={() => onChange(agreedChoice(kept.item))}
      >
        Deixar como estava
      </Button>
    );
  }
  const hasSurcharge = sizes.some(({ surcharge_cents }) => surcharge_cents > 0);
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        {isGone ? (
          <p className="grid min-h-11 content-center">Tamanho {line.size}</p>
        ) : (
          <Field
            label="Tamanho"
            error={refuseSize(line, priced) ?? props.sizeError}
            className={hasSurcharge ? "w-64" : "w-44"}
          >
            <Select
              controlSize="app"
              className="min-w-0"
              placeholder="Escolha"
              options={sizeOptions(sizes)}
              value={line.size}
              onValueChange={(size) => onChange({ size })}
            />
          </Field>
        )}
        <div className={isGone ? "flex" : "flex flex-wrap items-center gap-4 md:pt-7"}>
          <Stepper
            size="sm"
            label={`Quantidade de ${name}`}
            value={quantity}
            max={isGone ? kept.item.quantity : MAX_UNITS}
            onValueChange={(next) => onChange({ quantity: next })}
          />
          {!isGone && (
            <Checkbox
              label="Nome e número"
              checked={isCustom}
              onChange={(event) => onChange({ isCustom: event.target.checked })}
            />
          )}
        </div>
      </div>
      <LineOptionsFields line={line} priced={priced} isFixed={isGone} onChange={onChange} />
      {isCustom && (
        <CustomFields
          line={line}
          maxLetters={priced?.print_rules?.max_letters ?? undefined}
          error={refusePrint(line, priced) ?? props.customError}
          onChange={onChange}
        />
      )}
    </>
  );
}

interface CustomFieldsProps extends Pick<DraftLineFieldsProps, "line" | "onChange"> {
  maxLetters: number | undefined;
  error: string | undefined;
}

function CustomFields({ line, maxLetters, error, onChange }: CustomFieldsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_96px] gap-3 md:max-w-110">
      <Field label="Nome na camisa" error={error}>
        <CustomNameInput
          controlSize="app"
          maxLetters={maxLetters}
          value={line.customName}
          onValueChange={(customName) => onChange({ customName })}
        />
      </Field>
      <Field label="Número">
        <CustomNumberInput
          controlSize="app"
          value={line.customNumber}
          onValueChange={(customNumber) => onChange({ customNumber })}
        />
      </Field>
    </div>
  );
}
