import { type FormEvent, useState } from "react";
import { checkoutTexts } from "#domain/texts/checkout.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { trackFocus } from "#ui/focus.ts";
import { Input } from "#ui/input.tsx";
import { toast } from "#ui/toast.tsx";

interface CouponFormProps {
  /** Asks the shop about a code, and says whether the field may be emptied. Undefined in a shop without offers. */
  onTry: ((code: string) => Promise<boolean>) | undefined;
}

/** Without offers every code is refused and the field is emptied. */
export function CouponForm({ onTry = refuse }: CouponFormProps) {
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements[0] as HTMLInputElement;
    const code = field.value;
    if (code.trim() === "" || busy) return;
    const moveFocus = trackFocus();
    setBusy(true);
    try {
      const isDone = await onTry(code);
      // Another code may have been typed while this one was checked.
      if (isDone && field.value === code) field.value = "";
      moveFocus(field);
    } catch {
      toast.error(checkoutTexts.couponUnchecked);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} aria-label="Cupom">
      <Field label="Cupom de desconto">
        <div className="grid grid-cols-[1fr_auto] gap-2">
          <Input placeholder="Código" autoComplete="off" autoCapitalize="characters" maxLength={40} />
          <Button type="submit" variant="outline" busy={busy}>
            Aplicar
          </Button>
        </div>
      </Field>
    </form>
  );
}

async function refuse(): Promise<boolean> {
  toast.error(checkoutTexts.couponRefused);
  return true;
}
