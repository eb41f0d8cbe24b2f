import { type FormEvent, useRef } from "react";
import { checkoutTexts } from "#domain/texts/checkout.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { toast } from "#ui/toast.tsx";

/** There are no coupons: every code is refused and the field is emptied. */
export function CouponForm() {
  const input = useRef<HTMLInputElement>(null);

  function refuse(event: FormEvent) {
    event.preventDefault();
    const field = input.current;
    if (!field || field.value.trim() === "") return;
    field.value = "";
    field.focus();
    toast.error(checkoutTexts.couponRefused);
  }

  return (
    <form onSubmit={refuse} aria-label="Cupom">
      <Field label="Cupom de desconto">
        <div className="grid grid-cols-[1fr_auto] gap-2">
          <Input
            ref={input}
            placeholder="Código"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={40}
          />
          <Button type="submit" variant="outline">
            Aplicar
          </Button>
        </div>
      </Field>
    </form>
  );
}
