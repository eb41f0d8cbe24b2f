import { useMutation } from "@tanstack/react-query";
import { callApi } from "#app/api/api-client.ts";
import { type ReachableStep, stepLabels } from "#domain/fulfilment/step.ts";
import { toast } from "#ui/toast.tsx";
import { useOrderSummary, useRefreshOrders } from "../order-queries.ts";
import { type StepChange, takeBack } from "./step-change.ts";
import { stepTexts } from "./step-texts.ts";

/** Whether the owner has switched the steps on; false until that is known. */
export function useUsesSteps(): boolean {
  return useOrderSummary().data?.late_count !== undefined;
}

/** Takes an order to a step; the toast offers to take it back, with the parcel that it had. */
export function useSetStep() {
  const refresh = useRefreshOrders();
  const mutation = useMutation({
    mutationFn: ({ id, step, tracking }: StepChange) =>
      callApi("PUT /api/admin/orders/{id}/step", { params: { id }, body: { step, tracking } }),
    onSuccess: (_, change) => {
      const { step, before } = change;
      if (step === before.step) toast.success(stepTexts.trackingSaved);
      else
        toast.success(stepTexts.changed(stepLabels[step]), {
          action: {
            label: "Desfazer",
            onPress: () => mutation.mutate(takeBack(change)),
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
