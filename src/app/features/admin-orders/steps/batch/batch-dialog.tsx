import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { callApi } from "#app/api/api-client.ts";
import { FormDialog } from "#app/features/admin/form-dialog.tsx";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import { useForm } from "#app/features/forms/use-form.ts";
import { type Step, stepLabels, steps } from "#domain/fulfilment/step.ts";
import { countOrders } from "#domain/orders/count-orders.ts";
import type { CodedOrder } from "#domain/orders/match-codes-line.ts";
import { Alert } from "#ui/alert.tsx";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { useRefreshOrders } from "../../order-queries.ts";
import { stepTexts } from "../step-texts.ts";
import { CodesField } from "./batch-codes.tsx";
import { planBatch } from "./batch-plan.ts";
import { MatchedLines } from "./matched-lines.tsx";

interface BatchDialogProps extends DialogState {
  /** The chosen orders, in the order in which codes without a name belong to them. */
  ids: readonly string[];
  onKeep: (ids: readonly string[]) => void;
}

interface Typed {
  step: Step | "";
  carrier: string;
  codes: string;
}

const empty: Typed = { step: "", carrier: "", codes: "" };
const options = steps.map((value) => ({ value, label: stepLabels[value] }));

/** Takes many orders to a step, each with its code. Nothing changes before the button that says how many will. */
export default function BatchDialog({ ids, onKeep, isOpen, onClose }: BatchDialogProps) {
  const [typed, setTyped] = useState(empty);
  const chosen = useChosenOrders(ids);
  const orders = chosen.data ?? [];
  const refresh = useRefreshOrders();
  // The lines are matched after the letter has appeared.
  const codes = useDeferredValue(typed.codes);
  const plan = planBatch(codes, orders, typed.carrier.trim() || null);
  const { step } = typed;
  const count = plan.changed.length;

  const { busy, alert, fields, form } = useForm<Typed>({
    values: typed,
    check: () => (step === "" ? { step: "Escolha a etapa" } : {}),
    send: async () => {
      // What is sent is what the button says, also if a letter was typed at the last moment.
      if (step === "" || codes !== typed.codes) return;
      await callApi("POST /api/admin/orders/steps", { body: { step, orders: plan.changed } });
      toast.success(stepTexts.changedMany(count, stepLabels[step]));
      void refresh();
      onClose();
      onKeep(plan.leftOut);
    },
    refuse: ({ message }) => ({ alert: message }),
  });

  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Mudar etapa de ${countOrders(ids.length)}`}
      form={{ formProps: form, busy, alert, isDirty: typed.codes.trim() !== "" }}
      leaveText="Os códigos colados serão perdidos."
      submit={{ children: `Marcar ${countOrders(count)}`, busyLabel: "Marcando...", disabled: count === 0 }}
    >
      <Field label="Etapa" error={fields.step}>
        <Select
          controlSize="app"
          placeholder="Escolha a etapa"
          options={options}
          value={step === "" ? null : step}
          onValueChange={(value) => setTyped({ ...typed, step: value as Step })}
        />
      </Field>
      <CodesField
        // Codes are of what was sent. For other steps they wait behind a button.
        isAsked={step === "sent"}
        carrier={typed.carrier}
        codes={typed.codes}
        onChange={(changes) => setTyped({ ...typed, ...changes })}
      />
      {chosen.data ? (
        <>
          {orders.length < ids.length && <Alert tone="info">{missingText(ids.length - orders.length)}</Alert>}
          <MatchedLines plan={plan} />
        </>
      ) : (
        <Waiting {...chosen} />
      )}
    </FormDialog>
  );
}

/** Some may have been deleted meanwhile. */
const missingText = (count: number) =>
  count === 1
    ? "1 dos pedidos selecionados não existe mais."
    : `${count} dos pedidos selecionados não existem mais.`;

function Waiting({ error, refetch }: Pick<ReturnType<typeof useChosenOrders>, "error" | "refetch">) {
  if (error) return <LoadFailed title={stepTexts.loadFailed} error={error} onRetry={refetch} />;
  return (
    <Loading label="Carregando pedidos...">
      <Skeleton className="h-40" />
    </Loading>
  );
}

/** In the order in which they were chosen. */
function useChosenOrders(ids: readonly string[]) {
  return useQuery({
    queryKey: ["orders", "chosen", ids],
    queryFn: () => callApi("GET /api/admin/orders/production", { query: { ids: ids.join(",") } }),
    select: (found): CodedOrder[] =>
      ids
        .flatMap((id) => found.find((order) => order.id === id) ?? [])
        .map(({ id, customer }) => ({ id, customer })),
  });
}
