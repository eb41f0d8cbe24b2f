import { Plus } from "lucide-react";
import { useRef } from "react";
import { flushSync } from "react-dom";
import type { FieldErrors } from "#domain/errors.ts";
import { MAX_STEPS } from "#domain/offers/offer-input.ts";
import { Button } from "#ui/button.tsx";
import type { OfferFieldsProps } from "./offer-fields.ts";
import { newStep, type StepDraft } from "./step-draft.ts";
import { StepFields } from "./step-fields.tsx";

/** From how many shirts on each costs less: one row for each number. */
export function StepList({ draft: { steps }, errors, onChange }: OfferFieldsProps) {
  const list = useRef<HTMLOListElement>(null);
  const isFull = steps.length >= MAX_STEPS;

  function add() {
    flushSync(() => onChange({ steps: [...steps, newStep({ gives: steps.at(-1)?.gives ?? "percent" })] }));
    focusRow(steps.length);
  }

  function remove(index: number) {
    flushSync(() => onChange({ steps: steps.toSpliced(index, 1) }));
    // The button that had the focus is gone with its row.
    focusRow(Math.min(index, steps.length - 2));
  }

  const focusRow = (index: number) =>
    list.current?.children[index]?.querySelector<HTMLElement>("input")?.focus();

  return (
    <section aria-labelledby="steps-title" className="grid min-w-0 gap-3">
      <div>
        <h3 id="steps-title" className="font-semibold">
          Por quantas camisas
        </h3>
        <p className="text-caption text-muted">
          Conta a maior quantidade que o carrinho alcança, e vale para todas as camisas da oferta.
        </p>
      </div>
      <ol ref={list} className="grid gap-2">
        {steps.map((step, index) => (
          <li key={step.id} className="min-w-0">
            <StepFields
              step={step}
              number={index + 1}
              errors={errorsOf(errors, steps, index)}
              onChange={(changes) =>
                onChange({ steps: steps.map((each) => (each === step ? { ...each, ...changes } : each)) })
              }
              onRemove={steps.length > 1 ? () => remove(index) : undefined}
            />
          </li>
        ))}
      </ol>
      <Button
        variant="outline"
        size="app"
        icon={<Plus />}
        aria-disabled={isFull || undefined}
        onClick={() => !isFull && add()}
        className="justify-self-start"
      >
        {isFull ? `No máximo ${MAX_STEPS} quantidades` : "Adicionar quantidade"}
      </Button>
    </section>
  );
}

/** A refusal of all rows is that of a number which is there twice: it stands at those rows. */
function errorsOf(errors: FieldErrors, steps: readonly StepDraft[], index: number) {
  const at = `benefit.steps.${index}`;
  const units = steps[index]?.units.trim();
  const isTwice = steps.filter((step) => step.units.trim() === units).length > 1;
  const value = errors[`${at}.percent`] ?? errors[`${at}.unit_cents`];
  return {
    units: errors[`${at}.units`] ?? (isTwice ? errors.benefit : undefined),
    value,
  };
}
