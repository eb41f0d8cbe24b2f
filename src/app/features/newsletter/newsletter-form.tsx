import { type FormEvent, useState } from "react";
import { ApiError, callApi } from "#app/api-client.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { toast } from "#ui/toast.tsx";

/** Wide on the home page, compact in the footer. A refused address stays in its field, with the reason below it. */
export function NewsletterForm({ layout }: { layout: "wide" | "compact" }) {
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function subscribe(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      await callApi<void>("POST", "/newsletter/subscriptions", { email: email.trim() });
      setEmail("");
      toast.success("Inscrição feita!", {
        description: "Você vai receber as novidades da loja no seu email.",
      });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (failure.fields.email) setError(failure.fields.email);
      else toast.error("Não foi possível fazer a inscrição", { description: failure.message });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      noValidate
      onSubmit={subscribe}
      aria-label={layout === "wide" ? "Newsletter" : "Newsletter no rodapé"}
      className="grid gap-2"
    >
      <Field
        label="Email"
        error={error}
        hint={
          layout === "wide" ? "Você pode sair da lista quando quiser." : "Receba lançamentos e promoções."
        }
      >
        <div
          className={cx("grid gap-2", layout === "wide" ? "md:grid-cols-[1fr_auto]" : "grid-cols-[1fr_auto]")}
        >
          <Input
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            placeholder={layout === "wide" ? "voce@exemplo.com.br" : "Seu email"}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button type="submit" variant={layout === "wide" ? "primary" : "outline"} busy={busy}>
            Inscrever-se
          </Button>
        </div>
      </Field>
    </form>
  );
}
