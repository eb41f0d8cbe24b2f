import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { SwitchRow } from "#ui/switch.tsx";
import { CategoryChips } from "./category-chips.tsx";
import { describeRules } from "./describe-rules.ts";
import type { OfferFieldsProps } from "./offer-fields.ts";

const names = ["starts_at", "ends_at", "category_ids", "minimum_cents", "max_uses", "max_uses_per_customer"];

/** What most offers do without, folded; the fold says what is set, and opens where something is wrong. */
export function RuleFields({ draft, errors, onChange }: OfferFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  const hasErrors = names.some((name) => errors[name]);
  const isPix = draft.kind === "pix";
  return (
    <details
      open={isOpen || hasErrors}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-control border border-line"
    >
      <summary className="flex min-h-14 items-center justify-between gap-4 rounded-control px-4 py-2 hover:bg-raised">
        <span className="min-w-0">
          <span className="block font-semibold">Regras</span>
          <span className="block text-caption text-muted">{describeRules(draft)}</span>
        </span>
        <ChevronDown className="size-5 shrink-0 text-muted transition-transform duration-base group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 border-line border-t p-4">
        <div className="grid gap-2">
          <div className="grid gap-4 md:grid-cols-2">
            <Field label="Começa em" aside="opcional" error={errors.starts_at}>
              <Input
                type="datetime-local"
                controlSize="app"
                className="min-w-0"
                value={draft.startsAt}
                onChange={(event) => onChange({ startsAt: event.target.value })}
              />
            </Field>
            <Field label="Termina em" aside="opcional" error={errors.ends_at}>
              <Input
                type="datetime-local"
                controlSize="app"
                className="min-w-0"
                value={draft.endsAt}
                onChange={(event) => onChange({ endsAt: event.target.value })}
              />
            </Field>
          </div>
          <p className="text-caption text-muted">No horário de São Paulo.</p>
        </div>
        <CategoryChips
          chosen={draft.categoryIds}
          error={errors.category_ids}
          onChange={(categoryIds) => onChange({ categoryIds })}
        />
        <Field
          label="Pedido mínimo (R$)"
          aside="opcional"
          error={errors.minimum_cents}
          hint="Quanto as camisas da oferta precisam somar, antes dos descontos."
        >
          <Input
            controlSize="app"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            placeholder="200,00"
            value={draft.minimum}
            onChange={(event) => onChange({ minimum: event.target.value })}
          />
        </Field>
        {!isPix && <LimitFields draft={draft} errors={errors} onChange={onChange} />}
      </div>
    </details>
  );
}

/** The discount for Pix has none of these. */
function LimitFields({ draft, errors, onChange }: OfferFieldsProps) {
  return (
    <>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Field label="Limite de usos" aside="opcional" error={errors.max_uses} hint="Em todos os pedidos.">
          <Input
            controlSize="app"
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            placeholder="50"
            value={draft.maxUses}
            onChange={(event) => onChange({ maxUses: event.target.value })}
          />
        </Field>
        <Field
          label="Limite por cliente"
          aside="opcional"
          error={errors.max_uses_per_customer}
          hint="Pela conta e pelo WhatsApp."
        >
          <Input
            controlSize="app"
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            placeholder="1"
            value={draft.maxUsesPerCustomer}
            onChange={(event) => onChange({ maxUsesPerCustomer: event.target.value })}
          />
        </Field>
      </div>
      <SwitchRow
        label="Acumula com outras ofertas"
        text="Das que não acumulam, o pedido recebe só a que o deixa mais barato."
        checked={draft.stacks}
        onChange={(event) => onChange({ stacks: event.target.checked })}
      />
    </>
  );
}
