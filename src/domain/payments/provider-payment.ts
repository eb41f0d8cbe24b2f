/** A payment as its provider reports it, in the shop's words. Only what the provider says itself ever gets here. */
export interface ProviderPayment {
  id: string;
  state: PaymentState;
  method: PaymentMethod;
  /** Without the interest that a card's issuer adds for instalments. */
  amountCents: number;
  refundedCents: number;
  currency: string;
  /** What the shop has named it with: the id of the order. */
  reference: string | null;
  /** When the provider last changed it. */
  changedAt: Date;
}

/**
 * `open`: it may still be paid. `approved`: the money is there. `disputed`: the payer contests it. `ended`: nothing was
 * paid, and nothing will be.
 */
export const paymentStates = ["open", "approved", "disputed", "charged_back", "refunded", "ended"] as const;
export type PaymentState = (typeof paymentStates)[number];

export const paymentMethods = ["pix", "card", "other"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

type Ordered = Pick<ProviderPayment, "state" | "changedAt">;

/** States in which money has come, even if it has left again. */
const moneyStates = new Set<PaymentState>(["approved", "disputed", "charged_back", "refunded"]);

/**
 * Whether a report is newer than what is known. Answers may overtake each other, and a payment that has once brought
 * money never becomes open again.
 */
export function supersedes(report: Ordered, known: Ordered): boolean {
  if (report.changedAt.getTime() !== known.changedAt.getTime()) return report.changedAt > known.changedAt;
  return moneyStates.has(report.state) && !moneyStates.has(known.state);
}
