import type { PaymentMethod, PaymentState } from "./provider-payment.ts";

/** What is wrong with the money of an order, instead of 'Pago'. */
export const paymentMarks = [
  "underpaid",
  "overpaid",
  "partly_refunded",
  "refunded",
  "disputed",
  "charged_back",
] as const;
export type PaymentMark = (typeof paymentMarks)[number];

/** `nothing`: no money has come. */
export type Settlement = "nothing" | "paid" | PaymentMark;

export interface CountedPayment {
  state: PaymentState;
  method: PaymentMethod;
  amountCents: number;
  refundedCents: number;
}

export interface AmountsDue {
  totalCents: number;
  /** What is due if all of it is paid by Pix. */
  pixCents: number;
}

/** What the payments of an order make of it. Only the exact amount makes it paid. */
export function settle(payments: readonly CountedPayment[], due: AmountsDue): Settlement {
  const approved = payments.filter(({ state }) => state === "approved");
  const receivedCents = sum(approved.map(({ amountCents, refundedCents }) => amountCents - refundedCents));
  const dueCents = approved.every(({ method }) => method === "pix") ? due.pixCents : due.totalCents;
  if (receivedCents > 0 && receivedCents === dueCents) return "paid";
  if (receivedCents > dueCents) return "overpaid";
  const has = (state: PaymentState) => payments.some((payment) => payment.state === state);
  if (has("charged_back")) return "charged_back";
  if (has("disputed")) return "disputed";
  const isRefunded = payments.some(({ refundedCents }) => refundedCents > 0) || has("refunded");
  if (receivedCents === 0) return isRefunded ? "refunded" : "nothing";
  return isRefunded ? "partly_refunded" : "underpaid";
}

/** The mark of an order with this settlement; null where nothing is wrong. */
export const markOf = (settlement: Settlement): PaymentMark | null =>
  settlement === "paid" || settlement === "nothing" ? null : settlement;

/** All of the money has gone, or was never there. */
export const isGivenBack = (settlement: Settlement): boolean =>
  settlement === "nothing" || settlement === "refunded" || settlement === "charged_back";

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
