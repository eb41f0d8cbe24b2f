import { useListParams } from "#app/features/admin/use-list-params.ts";
import { useOrderSummary } from "../../order-queries.ts";
import { useUsesSteps } from "../step-actions.ts";

export type OrdersView = "lista" | "etapas";

/** Whether the orders are shown as a list or by their steps, as a URL parameter. Without steps there is only the list. */
export function useOrdersView() {
  const { get, set } = useListParams();
  const { isPending, isPaused } = useOrderSummary();
  const usesSteps = useUsesSteps();
  // Until it is known whether the shop uses steps, an address of the board shows no list that would vanish again. Without
  // internet that stays unknown, and the list has copies.
  const isBoard = get("visao") === "etapas" && (usesSteps || (isPending && !isPaused));
  return {
    usesSteps,
    view: isBoard ? ("etapas" as const) : ("lista" as const),
    // The step that the phone's board shows is no filter of the list.
    setView: (view: OrdersView) =>
      set(view === "etapas" ? { visao: "etapas" } : { visao: null, etapa: null }),
  };
}
