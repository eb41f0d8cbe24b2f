import { type AmountsDue, type CountedPayment, type Settlement, settle } from "../../payments/settlement.ts";

interface Money {
  isPaid: boolean;
  /** Those that a payment provider has reported. */
  payments: readonly CountedPayment[];
  before: AmountsDue;
  after: AmountsDue;
}

/**
 * What an edit makes of the payment; undefined if it stays as it was. Reported payments are counted again. One that was
 * marked by hand was of the amount before, so that the difference is open until somebody marks it again.
 */
export function settleEdit({ isPaid, payments, before, after }: Money): Settlement | undefined {
  if (before.totalCents === after.totalCents && before.pixCents === after.pixCents) return undefined;
  const reported = settle(payments, after);
  if (reported !== "nothing") return reported;
  if (!isPaid) return undefined;
  const more = after.totalCents - before.totalCents || after.pixCents - before.pixCents;
  return more > 0 ? "underpaid" : "overpaid";
}
