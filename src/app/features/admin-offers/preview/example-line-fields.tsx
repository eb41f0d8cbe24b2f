import { Trash2 } from "lucide-react";
import type { ProductRow } from "#app/features/admin-products/product-queries.ts";
import { MAX_UNITS } from "#domain/cart/cart.ts";
import { formatCents } from "#domain/money.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Select } from "#ui/select.tsx";
import { Stepper } from "#ui/stepper.tsx";
import type { ExampleLine } from "./example-cart.ts";

interface ExampleLineFieldsProps {
  line: ExampleLine;
  /** What it costs before the offer. */
  cents: number;
  /** The products that the line may have: no other line has them. */
  options: readonly ProductRow[];
  onChange: (changes: Partial<ExampleLine>) => void;
  /** Absent for the only line. */
  onRemove: (() => void) | undefined;
}

export function ExampleLineFields(props: ExampleLineFieldsProps) {
  const { line, cents, options, onChange, onRemove } = props;
  const { productId: id, quantity } = line;
  const name = options.find((product) => product.id === id)?.name ?? "";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex items-center gap-1">
        <Select
          label="Camisa do exemplo"
          controlSize="app"
          options={options.map((product) => ({ value: product.id, label: product.name }))}
          value={id}
          onValueChange={(productId) => onChange({ productId })}
          className="min-w-0 flex-1"
        />
        {onRemove && (
          <IconButton
            label={`Remover ${name} do exemplo`}
            variant="danger"
            className="-mr-2 text-muted"
            onClick={onRemove}
          >
            <Trash2 className="size-5" />
          </IconButton>
        )}
      </div>
      <div className="flex items-center justify-between gap-3">
        <Stepper
          size="sm"
          label={`Quantidade de ${name}`}
          value={quantity}
          max={MAX_UNITS}
          onValueChange={(next) => onChange({ quantity: next })}
        />
        <span className="tabular-nums">{formatCents(cents)}</span>
      </div>
    </div>
  );
}
