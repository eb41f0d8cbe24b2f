import { ApiError } from "#app/api/api-client.ts";
import { CouponForm } from "#app/features/cart/coupon-form.tsx";
import { useForm } from "#app/features/forms/use-form.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";

declare global {
  interface Window {
    /** Answers the oldest question that a form of this page has asked. */
    answer(isAccepted: boolean): void;
  }
}

const waiting: ((isAccepted: boolean) => void)[] = [];
window.answer = (isAccepted) => waiting.shift()?.(isAccepted);

const ask = () => new Promise<boolean>((resolve) => waiting.push(resolve));

/** Forms whose answers come when a test says so. */
export function LateAnswers() {
  return (
    <main className="grid max-w-xl gap-6 p-4">
      <CouponForm onTry={ask} />
      <AddressForm />
    </main>
  );
}

function AddressForm() {
  const { busy, fields, form } = useForm({
    send: async () => {
      if (!(await ask()))
        throw new ApiError(400, "invalid_request", undefined, { cep: "CEP não encontrado" });
    },
  });
  return (
    <form {...form} aria-label="Endereço" className="grid gap-4">
      <Field label="CEP" error={fields.cep}>
        <Input name="cep" />
      </Field>
      <Field label="Rua">
        <Input name="street" />
      </Field>
      <Button type="submit" busy={busy}>
        Salvar
      </Button>
    </form>
  );
}
