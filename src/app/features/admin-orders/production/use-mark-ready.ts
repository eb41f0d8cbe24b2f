import { useMutation } from "@tanstack/react-query";
import { callApi } from "#app/api/api-client.ts";
import type { Step } from "#domain/fulfilment/step.ts";
import { toast } from "#ui/toast.tsx";
import type { ProductionOrder } from "../admin-order.ts";
import { useRefreshOrders } from "../order-queries.ts";
import { orderTexts } from "../order-texts.ts";
import { stepTexts } from "../steps/step-texts.ts";

type Made = Pick<ProductionOrder, "id" | "step">;

/** Takes orders to 'Pronto'; the toast offers to take each back to the step that it had. */
export function useMarkReady() {
  const refresh = useRefreshOrders();
  const onError = (error: Error) => toast.error(stepTexts.failed, { description: error.message });
  const takingBack = useMutation({ mutationFn: takeBack, onSettled: refresh, onError });
  return useMutation({
    mutationFn: (orders: readonly Made[]) => setStep(orders, "ready"),
    onSuccess: (_, orders) => {
      toast.success(orderTexts.markedReady(orders.length), {
        action: { label: "Desfazer", onPress: () => takingBack.mutate(orders) },
      });
      return refresh();
    },
    onError,
  });
}

async function takeBack(orders: readonly Made[]): Promise<void> {
  for (const [step, before] of Map.groupBy(orders, (order) => order.step)) {
    if (step) await setStep(before, step);
  }
}

const setStep = (orders: readonly Made[], step: Step) =>
  callApi("POST /api/admin/orders/steps", { body: { step, orders: orders.map(({ id }) => ({ id })) } });
