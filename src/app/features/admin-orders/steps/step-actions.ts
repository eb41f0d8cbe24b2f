import { useMutation } from "@tanstack/react-query";
import { callApi } from "#app/api/api-client.ts";
import { type ReachableStep, type Step, stepLabels } from "#domain/fulfilment/step.ts";
import { toast } from "#ui/toast.tsx";
import { useOrderSummary, useRefreshOrders } from "../order-queries.ts";
import { stepTexts } from "./step-texts.ts";

/** Whether the owner has switched the steps on; false until that is known. */
export function useUsesSteps(): boolean {
  return useOrderSummary().data?.late_count !== undefined;
}

interface StepChange {
  id: string;
  step: Step;
  /** The step that the order is at, for whoever takes it back. */
  before: Step;
  /** Undefined leaves it as it is, null removes it. */
  tracking?: { carrier: string | null; code: string } | null | undefined;
}

/** Takes an order to a step; the toast offers to take it back. */
export function useSetStep() {
  const refresh = useRefreshOrders();
  const mutation = useMutation({
    mutationFn: ({ id, step, tracking }: StepChange) =>
      callApi("PUT /api/admin/orders/{id}/step", { params: { id }, body: { step, tracking } }),
    onSuccess: (_, { id, step, before }) => {
      if (step === before) toast.success(stepTexts.trackingSaved);
      else
        toast.success(stepTexts.changed(stepLabels[step]), {
          action: {
            label: "Desfazer",
            onPress: () => mutation.mutate({ id, step: before, before: step }),
          },
        });
      return refresh();
    },
    onError: (error) => toast.error(stepTexts.failed, { description: error.message }),
  });
  return mutation;
}

/** Remembers that the customer was told about a step by WhatsApp. If that fails, the message was opened all the same. */
export function useRecordStepMessage() {
  const refresh = useRefreshOrders();
  const { mutate } = useMutation({
    mutationFn: ({ id, step }: { id: string; step: ReachableStep }) =>
      callApi("POST /api/admin/orders/{id}/step-message", { params: { id }, body: { step } }),
    onSuccess: refresh,
  });
  return mutate;
}
