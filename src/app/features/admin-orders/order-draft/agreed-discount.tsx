import type { FieldErrors } from "#domain/errors.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { orderTexts } from "../order-texts.ts";
import { AmountInput } from "./amount-input.tsx";
import type { DiscountDraft } from "./order-draft.ts";

interface AgreedDiscountProps {
  discount: DiscountDraft;
  /** What its name is called. */
  nameLabel?: string;
  nameHint?: string;
  errors: FieldErrors;
  onChange: (discount: DiscountDraft) => void;
}

/** What is taken off the goods of this order, under the name that the customer reads; nothing while no amount is typed. */
export function AgreedDiscount(props: AgreedDiscountProps) {
  const { discount, nameLabel = "Nome do desconto", nameHint, errors, onChange } = props;
  return (
    <section aria-labelledby="desconto-do-pedido" className="grid gap-4">
      <h3 id="desconto-do-pedido" className="font-semibold text-body">
        {orderTexts.agreedDiscount}
      </h3>
      <div className="grid gap-4 md:grid-cols-[220px_minmax(0,1fr)]">
        <Field label="Desconto (R$)" aside="opcional" error={errors["discount.cents"]}>
          <AmountInput
            value={discount.amount}
            onValueChange={(amount) => onChange({ ...discount, amount })}
          />
        </Field>
        <Field label={nameLabel} hint={nameHint} error={errors["discount.name"]}>
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
