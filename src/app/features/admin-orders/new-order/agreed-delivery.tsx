import { describeDeliveryPrice } from "#domain/delivery/delivery-price.ts";
import { describeBusinessDays } from "#domain/delivery/describe-days.ts";
import type { FieldErrors } from "#domain/errors.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Select } from "#ui/select.tsx";
import type { DeliveryDraft, QuotedOption } from "./new-order-draft.ts";

interface AgreedDeliveryProps {
  delivery: DeliveryDraft | null;
  options: readonly QuotedOption[];
  errors: FieldErrors;
  onChange: (delivery: DeliveryDraft | null) => void;
}

const LATER = "later";
const TYPED = "typed";

/** How the order is delivered and what that costs: an option of the shop, something else, or agreed on later. */
export function AgreedDelivery({ delivery, options, errors, onChange }: AgreedDeliveryProps) {
  const offered = options.map((option) => ({ value: option.method_id, label: describeOption(option) }));
  const chosen = delivery?.kind === "option" ? delivery.methodId : delivery ? TYPED : LATER;

  function choose(value: string) {
    if (value === LATER) onChange(null);
    else if (value === TYPED) onChange({ kind: "typed", name: "", price: "", days: "" });
    else onChange({ kind: "option", methodId: value });
  }

  return (
    <section aria-labelledby="entrega-do-pedido" className="grid gap-4">
      <h3 id="entrega-do-pedido" className="font-semibold text-body">
        Frete
      </h3>
      <Field label="Forma de entrega">
        <Select
          controlSize="app"
          options={[
            { value: LATER, label: "A combinar" },
            ...offered,
            { value: TYPED, label: "Outra, com o valor combinado" },
          ]}
          // An option may no longer be offered, after the CEP or the number of shirts has changed.
          value={chosen === TYPED || offered.some(({ value }) => value === chosen) ? chosen : LATER}
          onValueChange={choose}
        />
      </Field>
      {delivery?.kind === "typed" && (
        <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_160px_160px]">
          <Field label="Nome da entrega" required error={errors["delivery.name"]}>
            <Input
              controlSize="app"
              autoComplete="off"
              maxLength={60}
              value={delivery.name}
              onChange={(event) => onChange({ ...delivery, name: event.target.value })}
            />
          </Field>
          <Field label="Valor (R$)" required error={errors["delivery.price_cents"]}>
            <Input
              controlSize="app"
              autoComplete="off"
              inputMode="decimal"
              placeholder="0,00"
              maxLength={14}
              value={delivery.price}
              onChange={(event) => onChange({ ...delivery, price: event.target.value })}
            />
          </Field>
          <Field label="Prazo (dias úteis)" required error={errors["delivery.days"]}>
            <Input
              controlSize="app"
              autoComplete="off"
              inputMode="numeric"
              maxLength={3}
              value={delivery.days}
              onChange={(event) => onChange({ ...delivery, days: event.target.value.replace(/\D/g, "") })}
            />
          </Field>
        </div>
      )}
    </section>
  );
}

function describeOption({ name, price_cents, days }: QuotedOption): string {
  return `${name} · ${describeDeliveryPrice(price_cents)} · ${describeBusinessDays(days)}`;
}
