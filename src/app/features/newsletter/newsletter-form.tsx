import { CircleCheck } from "lucide-react";
import { type FormEvent, useState } from "react";
import { unexplainedText } from "#domain/texts/unexplained.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Honeypot, readHoneypot } from "./honeypot.tsx";

/**
 * The newsletter form: wide on the home page, compact in the footer. A refused address stays in its field, with the
 * reason below.
 */
export function NewsletterForm({ layout }: { layout: "wide" | "compact" }) {
  const [email, setEmail] = useState("");
  const [{ answer, error }, setOutcome] = useState<{ answer?: string; error?: string }>({});
  const [busy, setBusy] = useState(false);
  const isWide = layout === "wide";

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const site = readHoneypot(event.currentTarget);
    setBusy(true);
    setOutcome({});
    try {
      // Few visits subscribe, so what it needs is loaded then.
      const { subscribe } = await import("./subscribe.ts");
      const outcome = await subscribe(email, site);
      // Another address may have been typed while this one was sent.
      if (outcome.answer) setEmail((typed) => (typed === email ? "" : typed));
      setOutcome(outcome);
    } catch {
      setOutcome({ error: unexplainedText });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label={isWide ? "Newsletter" : "Newsletter no rodapé"}
      className="relative grid gap-2"
    >
      <Field
        label="Email"
        error={error}
        hint={
          answer
            ? undefined
            : isWide
              ? "Você pode sair da lista quando quiser."
              : "Receba lançamentos e promoções."
        }
      >
        <div className={cx("grid gap-2", isWide ? "md:grid-cols-[1fr_auto]" : "grid-cols-[1fr_auto]")}>
          <Input
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            placeholder={isWide ? "voce@exemplo.com.br" : "Seu e-mail"}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button type="submit" variant={isWide ? "primary" : "outline"} busy={busy}>
            Inscrever-se
          </Button>
        </div>
      </Field>
      <Honeypot />
      {/* The live region exists from the start, so that screen readers announce what is put into it. */}
      <p role="status" className={cx("flex gap-2 text-small", !answer && "sr-only")}>
        {answer && (
          <>
            <CircleCheck className="size-5 shrink-0 text-grass" />
            {answer}
          </>
        )}
      </p>
    </form>
  );
}
