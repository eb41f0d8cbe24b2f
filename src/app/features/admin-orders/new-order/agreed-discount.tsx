import type { FieldErrors } from "#domain/errors.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { orderTexts } from "../order-texts.ts";
import type { DiscountDraft } from "./new-order-draft.ts";

interface AgreedDiscountProps {
  discount: DiscountDraft;
  errors: FieldErrors;
  onChange: (discount: DiscountDraft) => void;
}

/** What is taken off the goods of this order, under the name that the customer reads; nothing while no amount is typed. */
export function AgreedDiscount({ discount, errors, onChange }: AgreedDiscountProps) {
  return (
    <section aria-labelledby="desconto-do-pedido" className="grid gap-4">
      <h3 id="desconto-do-pedido" className="font-semibold text-body">
        {orderTexts.agreedDiscount}
      </h3>
      <div className="grid gap-4 md:grid-cols-[220px_minmax(0,1fr)]">
        <Field label="Desconto (R$)" aside="opcional" error={errors["discount.cents"]}>
          <Input
            controlSize="app"
            autoComplete="off"
            inputMode="decimal"
            placeholder="0,00"
            maxLength={14}
            value={discount.amount}
            onChange={(event) => onChange({ ...discount, amount: event.target.value })}
          />
        </Field>
        <Field label="Nome do desconto" error={errors["discount.name"]}>
          <Input
            controlSize="app"
            autoComplete="off"
            maxLength={60}
            value={discount.name}
            onChange={(event) => onChange({ ...discount, name: event.target.value })}
          />
        </Field>
      </div>
    </section>
  );
}
