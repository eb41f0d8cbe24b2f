import { Check, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useForm } from "#app/features/forms/use-form.ts";
import { type Erasure, erasureProof, isErasureConfirmed } from "#domain/customers/erasure.ts";
import { formatWhatsapp } from "#domain/delivery/whatsapp-number.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { DialogBody, DialogFoot } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { AccountChoices } from "./account-choices.tsx";
import type { Customer, ErasurePlan } from "./customer.ts";
import { describeErasure } from "./describe-erasure.ts";
import { useErasure } from "./use-erasure.ts";

interface EraseFormProps {
  customer: Customer;
  plan: ErasurePlan;
  setIsLeaving: (isLeaving: boolean) => void;
  /** Called when the customer has changed since the plan was read. */
  onStale: () => void;
  onCancel: () => void;
}

/** Lists what is removed and what stays, and asks for the customer's number as confirmation. */
export function EraseForm({ customer, plan, setIsLeaving, onStale, onCancel }: EraseFormProps) {
  const [confirmation, setConfirmation] = useState("");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const erase = useErasure(customer, setIsLeaving);
  const proof = erasureProof(customer);
  const isEmail = proof.includes("@");
  const shownProof = isEmail ? proof : formatWhatsapp(proof);
  const { goes, stays } = describeErasure(plan, chosen);
  const accounts = plan.accounts.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const { busy, alert, fields, form } = useForm<Erasure>({
    values: { confirmation, accounts },
    check: () =>
      isErasureConfirmed(confirmation, proof)
        ? {}
        : { confirmation: `Digite ${shownProof} para confirmar que é este cliente` },
    send: erase,
    refuse: (failure) => {
      if (failure.code === "conflict") onStale();
      return failure.fields.confirmation
        ? { fields: failure.fields }
        : { alert: failure.fields.accounts ?? failure.message };
    },
  });

  return (
    <form {...form} className="contents">
      <DialogBody>
        {alert && <Alert>{alert}</Alert>}
        {plan.accounts.length > 0 && !plan.is_account && (
          <AccountChoices accounts={plan.accounts} chosen={chosen} onChange={setChosen} />
        )}
        <div className="grid gap-6 md:grid-cols-2">
          <Points title="O que é apagado" points={goes} icon={<Trash2 className="text-danger-hover" />} />
          <Points title="O que fica" points={stays} icon={<Check className="text-grass" />} />
        </div>
        <Field
          label={isEmail ? `Digite o e-mail ${proof}` : `Digite o número ${shownProof}`}
          error={fields.confirmation}
          hint="Esta ação não pode ser desfeita."
        >
          <Input
            controlSize="app"
            inputMode={isEmail ? "email" : "tel"}
            autoComplete="off"
            value={confirmation}
            onChange={(event) => setConfirmation(event.target.value)}
          />
        </Field>
      </DialogBody>
      <DialogFoot>
        <Button variant="outline" size="app" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" variant="danger" size="app" busy={busy} busyLabel="Apagando...">
          Apagar dados
        </Button>
      </DialogFoot>
    </form>
  );
}

function Points({ title, points, icon }: { title: string; points: string[]; icon: ReactNode }) {
  return (
    <section>
      <h3 className="font-semibold text-body">{title}</h3>
      <ul className="mt-2 grid gap-2">
        {points.map((point) => (
          <li key={point} className="flex gap-2 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0">
            {icon}
            <span className="wrap-anywhere min-w-0">{point}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
