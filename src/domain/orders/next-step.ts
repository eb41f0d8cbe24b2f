/** What the shop does next with an order. */
export type NextStep = "payment" | "completion" | "none";

/** The payment comes first, also for an order that was completed without it. */
export function nextStepOf({ status, isPaid }: { status: string; isPaid: boolean }): NextStep {
  if (!isPaid) return "payment";
  return status === "completed" ? "none" : "completion";
}
