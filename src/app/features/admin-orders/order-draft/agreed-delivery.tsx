import { describeDeliveryPrice } from "#domain/delivery/delivery-price.ts";
import { describeBusinessDays } from "#domain/delivery/describe-days.ts";
import type { FieldErrors } from "#domain/errors.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Select } from "#ui/select.tsx";
import { AmountInput } from "./amount-input.tsx";
import type { DeliveryDraft, QuotedOption } from "./order-draft.ts";

interface AgreedDeliveryProps {
  delivery: DeliveryDraft | null;
  options: readonly QuotedOption[];
  /** What the order has already; absent if nothing. */
  kept?: Omit<QuotedOption, "method_id"> | undefined;
  errors: FieldErrors;
  onChange: (delivery: DeliveryDraft | null) => void;
}

const LATER = "later";
const TYPED = "typed";
const KEPT = "kept";

/** How the order is delivered and what that costs: as before, an option of the shop, something else, or agreed on later. */
export function AgreedDelivery({ delivery, options, kept, errors, onChange }: AgreedDeliveryProps) {
  const choices = [
    ...(kept ? [{ value: KEPT, label: `Como está: ${describeOption(kept)}` }] : []),
    { value: LATER, label: "A combinar" },
    ...options.map((option) => ({ value: option.method_id, label: describeOption(option) })),
    { value: TYPED, label: "Outra, com o valor combinado" },
  ];
  const chosen = delivery?.kind === "option" ? delivery.methodId : (delivery?.kind ?? LATER);

  function choose(value: string) {
    if (value === LATER) onChange(null);
    else if (value === KEPT) onChange({ kind: "kept" });
    else if (value === TYPED) onChange({ kind: "typed", name: "", price: "", days: "" });
    else onChange({ kind: "option", methodId: value });
  }

  return (
    <section aria-labelledby="entrega-do-pedido" className="grid gap-4">
      <h3 id="entrega-do-pedido" className="font-semibold text-body">
        Frete
      </h3>
      <Field label="Forma de entrega" error={errors.delivery}>
        <Select
          controlSize="app"
          className="min-w-0"
          options={choices}
          // An option may no longer be offered, after the CEP or the number of shirts has changed.
          value={choices.some(({ value }) => value === chosen) ? chosen : LATER}
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
            <AmountInput value={delivery.price} onValueChange={(price) => onChange({ ...delivery, price })} />
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

function describeOption({ name, price_cents, days }: Omit<QuotedOption, "method_id">): string {
  return `${name} · ${describeDeliveryPrice(price_cents)} · ${describeBusinessDays(days)}`;
}
