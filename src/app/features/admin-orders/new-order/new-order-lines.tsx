import { Trash2 } from "lucide-react";
import { ProductPicture } from "#app/features/media/product-picture.tsx";
import { CustomNameInput, CustomNumberInput } from "#app/features/product/custom-inputs.tsx";
import { readLeadTime } from "#app/features/sizes/read-lead-time.ts";
import { MAX_UNITS } from "#domain/cart/cart.ts";
import type { FieldErrors } from "#domain/errors.ts";
import { formatCents } from "#domain/money.ts";
import { reaisToCents } from "#domain/reais.ts";
import { describeLeadTime } from "#domain/stock/lead-time.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Select } from "#ui/select.tsx";
import { Stepper } from "#ui/stepper.tsx";
import { orderTexts } from "../order-texts.ts";
import { LineOptionsFields } from "./line-options-fields.tsx";
import type { DraftLine } from "./new-order-draft.ts";
import { type OrderQuote, type PricedLine, pricedLines, refuseSize, sizesOfLine } from "./new-order-price.ts";

interface NewOrderLinesProps {
  lines: readonly DraftLine[];
  quote: OrderQuote | undefined;
  /** False if no quote will come. */
  isQuoting: boolean;
  errors: FieldErrors;
  onChange: (key: string, changes: Partial<DraftLine>) => void;
  onRemove: (key: string) => void;
}

export function NewOrderLines(props: NewOrderLinesProps) {
  const { lines, quote, isQuoting, errors, onChange, onRemove } = props;
  if (lines.length === 0) return null;
  const priced = pricedLines(lines, quote);
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-ground">
      {lines.map((line, index) => (
        <NewOrderLine
          key={line.key}
          line={line}
          priced={priced[index]}
          sizes={sizesOfLine(line, quote)}
          isQuoting={isQuoting}
          sizeError={errors[`items.${index}.size`]}
          customError={errors[`items.${index}.customization`]}
          onChange={(changes) => onChange(line.key, changes)}
          onRemove={() => onRemove(line.key)}
        />
      ))}
    </ul>
  );
}

interface NewOrderLineProps {
  line: DraftLine;
  priced: PricedLine | undefined;
  sizes: ReturnType<typeof sizesOfLine>;
  isQuoting: boolean;
  sizeError: string | undefined;
  customError: string | undefined;
  onChange: (changes: Partial<DraftLine>) => void;
  onRemove: () => void;
}

/** With what a size costs more: 'XGG (+ R$ 15,00)'. */
function sizeOptions(sizes: NewOrderLineProps["sizes"]) {
  return sizes.map(({ label, surcharge_cents }) => ({
    value: label,
    label: surcharge_cents > 0 ? `${label} (+ ${formatCents(surcharge_cents)})` : label,
  }));
}

function NewOrderLine(props: NewOrderLineProps) {
  const { line, priced, sizes, isQuoting, customError, onChange, onRemove } = props;
  const { name, image, quantity, isCustom } = line;
  const hasSurcharge = sizes.some(({ surcharge_cents }) => surcharge_cents > 0);
  const sizeError = refuseSize(line, priced) ?? props.sizeError;
  return (
    <li className="grid gap-3 p-4">
      <div className="grid grid-cols-[56px_minmax(0,1fr)_auto] items-start gap-3">
        <ProductPicture
          picture={image ? { url: image, alt: "", width: null, height: null, color: null } : null}
          alt=""
          sizes="56px"
          widths={[160]}
        />
        <div className="min-w-0">
          <p className="wrap-anywhere font-semibold">{name}</p>
          <LinePrice priced={priced} isQuoting={isQuoting} quantity={quantity} />
          {line.size && priced?.lead_time && (
            <p className="text-small">{describeLeadTime(readLeadTime(priced.lead_time))}</p>
          )}
        </div>
        <IconButton label={`Remover ${name}`} variant="danger" size="sm" onClick={onRemove}>
          <Trash2 className="size-5" />
        </IconButton>
      </div>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <Field label="Tamanho" error={sizeError} className={hasSurcharge ? "w-64" : "w-44"}>
          <Select
            controlSize="app"
            className="min-w-0"
            placeholder="Escolha"
            options={sizeOptions(sizes)}
            value={line.size}
            onValueChange={(size) => onChange({ size })}
          />
        </Field>
        <div className="flex flex-wrap items-center gap-4 md:pt-7">
          <Stepper
            size="sm"
            label={`Quantidade de ${name}`}
            value={quantity}
            max={MAX_UNITS}
            onValueChange={(next) => onChange({ quantity: next })}
          />
          <Checkbox
            label="Nome e número"
            checked={isCustom}
            onChange={(event) => onChange({ isCustom: event.target.checked })}
          />
        </div>
      </div>
      <LineOptionsFields line={line} priced={priced} onChange={onChange} />
      {isCustom && (
        <CustomFields
          line={line}
          maxLetters={priced?.print_rules?.max_letters ?? undefined}
          error={priced?.print_rules?.is_refused ? orderTexts.printRefused : customError}
          onChange={onChange}
        />
      )}
    </li>
  );
}

function CustomFields({
  line,
  maxLetters,
  error,
  onChange,
}: {
  line: DraftLine;
  maxLetters: number | undefined;
  error: string | undefined;
  onChange: NewOrderLineProps["onChange"];
}) {
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

type LinePriceProps = Pick<NewOrderLineProps, "priced" | "isQuoting"> & { quantity: number };

function LinePrice({ priced, isQuoting, quantity }: LinePriceProps) {
  if (!priced) return isQuoting ? <p className="text-muted">Calculando preço...</p> : null;
  if (priced.change === "gone") return <p className="text-danger-hover">Este produto saiu da loja</p>;
  const cents = reaisToCents(priced.price);
  return (
    <p className="text-muted tabular-nums">
      {quantity} × {formatCents(cents)} ={" "}
      <b className="font-semibold text-text">{formatCents(cents * quantity)}</b>
    </p>
  );
}
