import type { FieldErrors } from "#domain/errors.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Textarea } from "#ui/textarea.tsx";
import type { MethodDraft } from "./method-draft.ts";
import type { RateEditor } from "./rates/use-rate-editor.ts";

interface MethodFieldsProps {
  draft: MethodDraft;
  errors: FieldErrors;
  onChange: (changes: Partial<MethodDraft>) => void;
}

const noteExamples = {
  pickup: "Rua do Estádio, 1000. De segunda a sexta, das 9h às 18h.",
  local: "Entregamos à noite, das 18h às 21h.",
  table: "Enviamos o código de rastreio pelo WhatsApp.",
};

/** What all kinds have: name, note and, of a local delivery, the city. */
export function MethodFields({ draft, errors, onChange }: MethodFieldsProps) {
  return (
    <div className="grid min-w-0 content-start gap-5 md:grid-cols-2">
      <Field label="Nome" error={errors.name} required>
        <Input
          controlSize="app"
          maxLength={60}
          autoComplete="off"
          value={draft.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </Field>
      {draft.kind === "local" && (
        <Field label="Cidade" error={errors.city} hint="A cidade em que você entrega" required>
          <Input
            controlSize="app"
            maxLength={80}
            autoComplete="off"
            value={draft.city}
            onChange={(event) => onChange({ city: event.target.value })}
          />
        </Field>
      )}
      <Field
        label="O que o cliente precisa saber"
        aside="opcional"
        error={errors.note}
        className="md:col-span-2"
      >
        <Textarea
          controlSize="app"
          rows={2}
          maxLength={300}
          placeholder={noteExamples[draft.kind]}
          value={draft.note}
          onChange={(event) => onChange({ note: event.target.value })}
        />
      </Field>
    </div>
  );
}

/** A pickup has one price and one time. */
export function PickupFields({ editor, errors }: { editor: RateEditor; errors: FieldErrors }) {
  const [rate] = editor.rates;
  if (!rate) return null;
  const mistakes = editor.mistakesOf(rate.id);
  const errorOf = (part: "price" | "days") => mistakes.find((mistake) => mistake.part === part)?.message;
  return (
    <div className="grid min-w-0 content-start gap-5 md:grid-cols-2">
      <Field
        label="Preço (R$)"
        error={errorOf("price") ?? errors["rates.0.price_cents"]}
        hint="0,00 para a retirada grátis"
        required
      >
        <Input
          controlSize="app"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={rate.price}
          onChange={(event) => editor.change({ ...rate, price: event.target.value })}
        />
      </Field>
      <Field
        label="Prazo (dias úteis)"
        error={errorOf("days") ?? errors["rates.0.days"]}
        hint="Até quando o pedido fica pronto; 0 para o mesmo dia"
        required
      >
        <Input
          controlSize="app"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={rate.days}
          onChange={(event) => editor.change({ ...rate, days: event.target.value })}
        />
      </Field>
    </div>
  );
}
