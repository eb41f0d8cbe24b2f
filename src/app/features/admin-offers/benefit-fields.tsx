import { CircleAlert } from "lucide-react";
import { useId } from "react";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import type { OfferFieldsProps } from "./offer-fields.ts";
import { StepList } from "./step-list.tsx";

/** The fields of the chosen kind, and no others. */
export function BenefitFields(props: OfferFieldsProps) {
  const { draft, errors, onChange } = props;
  switch (draft.kind) {
    case "percent":
      return (
        <Field label="Desconto (%)" error={errors["benefit.percent"]} required>
          <Input
            {...wholeNumber}
            value={draft.percent}
            onChange={(event) => onChange({ percent: event.target.value })}
          />
        </Field>
      );
    case "amount":
      return (
        <Field
          label="Desconto (R$)"
          error={errors["benefit.cents"]}
          hint="Uma vez por pedido, e nunca mais do que as camisas custam."
          required
        >
          <Input
            controlSize="app"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={draft.amount}
            onChange={(event) => onChange({ amount: event.target.value })}
          />
        </Field>
      );
    case "free_delivery":
      return (
        <p className="text-muted">
          Vale para a entrega mais barata no CEP do cliente, entre as que você definiu em ‘Entrega’.
        </p>
      );
    case "bundle":
      return <BundleFields {...props} />;
    case "quantity":
      return <StepList {...props} />;
    case "pix":
      return (
        <Field
          label="Desconto no Pix (%)"
          error={errors["benefit.percent"]}
          hint="Vale para todos, sem código, e soma-se às outras ofertas."
          required
        >
          <Input
            {...wholeNumber}
            value={draft.pixPercent}
            onChange={(event) => onChange({ pixPercent: event.target.value })}
          />
        </Field>
      );
  }
}

const wholeNumber = {
  controlSize: "app",
  inputMode: "numeric",
  autoComplete: "off",
  maxLength: 3,
} as const;

/** The two numbers are right or wrong together, so there is one message for both. */
function BundleFields({ draft, errors, onChange }: OfferFieldsProps) {
  const errorId = useId();
  const error = errors["benefit.take"] ?? errors["benefit.pay"] ?? errors.benefit;
  const wiring = error ? { "aria-invalid": true as const, "aria-describedby": errorId } : {};
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-2 gap-4">
        <Field label="Leve (camisas)" required>
          <Input
            {...wholeNumber}
            {...wiring}
            value={draft.take}
            onChange={(event) => onChange({ take: event.target.value })}
          />
        </Field>
        <Field label="Pague (camisas)" required>
          <Input
            {...wholeNumber}
            {...wiring}
            value={draft.pay}
            onChange={(event) => onChange({ pay: event.target.value })}
          />
        </Field>
      </div>
      {error && (
        <p id={errorId} className="flex items-center gap-1.5 text-caption text-danger-hover">
          <CircleAlert className="size-4 shrink-0" />
          {error}
        </p>
      )}
      <p className="text-caption text-muted">As mais baratas saem de graça; nome e número são cobrados.</p>
    </div>
  );
}
