/**
 * What the shop does next with an order. `trouble`: something is wrong with its money. `awaited`: nothing, because a
 * provider confirms the payment by itself.
 */
export type NextStep = "trouble" | "awaited" | "payment" | "completion" | "none";

interface OrderProgress {
  status: string;
  isPaid: boolean;
  isMarked: boolean;
  confirmsItself: boolean;
}

/** The payment comes first, also for an order that was completed without it. */
export function nextStepOf({ status, isPaid, isMarked, confirmsItself }: OrderProgress): NextStep {
  if (isMarked) return "trouble";
  if (!isPaid) return confirmsItself ? "awaited" : "payment";
  return status === "completed" ? "none" : "completion";
}
