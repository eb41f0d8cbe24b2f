/** The way of an order through the shop, beside its two statuses. By their names in the database. */
export const steps = ["to_do", "in_production", "ready", "sent", "delivered"] as const;
export type Step = (typeof steps)[number];

export const stepLabels: Record<Step, string> = {
  to_do: "A fazer",
  in_production: "Em produção",
  ready: "Pronto",
  sent: "Enviado",
  delivered: "Entregue",
};

/** Every step but the first, which an order reaches by being placed. */
export const reachableSteps = ["in_production", "ready", "sent", "delivered"] as const;
export type ReachableStep = (typeof reachableSteps)[number];

export const isReachable = (step: Step): step is ReachableStep => step !== "to_do";

export const stepNumber = (step: Step): number => steps.indexOf(step);

/** A parcel leaves: the moment to ask for its code. Going back to the step is not. */
export const isSending = (from: Step, to: Step): boolean =>
  to === "sent" && stepNumber(from) < stepNumber(to);

/** Undefined after the last. */
export const stepAfter = (step: Step): Step | undefined => steps[stepNumber(step) + 1];
