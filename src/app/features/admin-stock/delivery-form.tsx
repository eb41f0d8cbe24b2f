import { PackageOpen, Trash2 } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { callApi } from "#app/api/api-client.ts";
import { bringIntoView } from "#app/features/forms/bring-into-view.ts";
import { useForm } from "#app/features/forms/use-form.ts";
import { STOCK_NOTE_LENGTH } from "#domain/stock/stock-level-input.ts";
import { describeUnits, officeTexts } from "#domain/stock/stock-office-texts.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Field } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Input } from "#ui/input.tsx";
import { Panel, PanelHead } from "#ui/panel.tsx";
import { toast } from "#ui/toast.tsx";
import {
  type DeliveredProduct,
  type DeliveryDraft,
  describeRefusal,
  itemsOf,
  removeProduct,
  totalOf,
  typeUnits,
  unitsOf,
} from "./delivery-draft.ts";
import { moveOnEnter } from "./move-on-enter.ts";
import { useRenewStock } from "./stock-queries.ts";
import { UnitsInput } from "./units-input.tsx";

interface DeliveryFormProps {
  draft: DeliveryDraft;
  onChange: (next: DeliveryDraft) => void;
}

export function DeliveryForm({ draft, onChange }: DeliveryFormProps) {
  const [note, setNote] = useState("");
  const submitButton = useRef<HTMLButtonElement>(null);
  const renew = useRenewStock();
  const total = totalOf(draft);
  const { busy, alert, fields, form } = useForm<{ draft: DeliveryDraft; note: string }>({
    values: { draft, note },
    send: async (typed) => {
      const body = { items: itemsOf(typed.draft), note: typed.note };
      const { units, products } = await callApi("POST /api/admin/stock/deliveries", { body });
      await renew.all();
      onChange([]);
      setNote("");
      toast.success("Entrega recebida", { description: describeReceived(units, products) });
    },
    refuse: (refusal) => ({ alert: describeRefusal(draft, refusal), fields: refusal.fields }),
  });

  return (
    <Panel>
      <PanelHead title="Nesta entrega" />
      {draft.length === 0 ? (
        <EmptyState
          icon={<PackageOpen className="size-8 text-muted" />}
          title="Nada na entrega ainda"
          text="Busque um produto ou cole uma lista. Nada é gravado antes de “Receber”."
        />
      ) : (
        <form {...form} aria-label="Nesta entrega" className="grid gap-5 p-4">
          {alert && (
            <Alert>
              <p ref={bringIntoView}>{alert}</p>
            </Alert>
          )}
          {draft.map((delivered) => (
            <ProductUnits
              key={delivered.product.id}
              delivered={delivered}
              draft={draft}
              onChange={onChange}
              onEnd={() => submitButton.current?.focus()}
            />
          ))}
          <Field label="Observação" aside="opcional" error={fields.note}>
            <Input
              controlSize="app"
              autoComplete="off"
              maxLength={STOCK_NOTE_LENGTH}
              placeholder="Fornecedor ou nota fiscal"
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          </Field>
          <Button
            ref={submitButton}
            type="submit"
            size="app"
            busy={busy}
            busyLabel="Recebendo..."
            disabled={total === 0 && !busy}
            className="md:justify-self-start"
          >
            {total === 0 ? "Receber" : `Receber ${describeUnits(total)}`}
          </Button>
        </form>
      )}
    </Panel>
  );
}

const describeReceived = (units: number, products: number) =>
  `${describeUnits(units)} de ${products === 1 ? "1 produto" : `${products} produtos`}`;

interface ProductUnitsProps extends DeliveryFormProps {
  delivered: DeliveredProduct;
  onEnd: () => void;
}

function ProductUnits({ delivered: { product }, draft, onChange, onEnd }: ProductUnitsProps) {
  const { id, name, code, sizes } = product;
  const finish = (event: KeyboardEvent<HTMLInputElement>) => moveOnEnter(event, onEnd);
  return (
    <fieldset className="grid min-w-0 gap-3 border-line border-b pb-5">
      <legend className="sr-only">{name}</legend>
      <div className="flex items-start justify-between gap-2">
        <p aria-hidden="true" className="wrap-anywhere min-w-0 pt-2.5 font-semibold">
          {name} {code && <span className="font-normal text-caption text-muted">{code}</span>}
        </p>
        <IconButton
          label={`Retirar ${name}`}
          size="sm"
          variant="danger"
          className="text-muted"
          onClick={() => onChange(removeProduct(draft, id))}
        >
          <Trash2 className="size-5" />
        </IconButton>
      </div>
      <ul className="grid gap-3">
        {sizes.map(({ size, units }) => (
          <li key={size} className="flex items-center justify-between gap-3">
            <span className="min-w-0">
              <span className="wrap-anywhere block font-semibold">{size}</span>
              <span className="block text-caption text-muted">
                {units === null ? officeTexts.unlimited : `Há ${units.toLocaleString("pt-BR")}`}
              </span>
            </span>
            <UnitsInput
              size={`${size}, ${name}`}
              label={`Chegaram de ${size}, ${name}`}
              placeholder="0"
              value={unitsOf(draft, id, size)}
              isChanged={unitsOf(draft, id, size) !== ""}
              onType={(text) => onChange(typeUnits(draft, id, size, text))}
              onKeyDown={finish}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
