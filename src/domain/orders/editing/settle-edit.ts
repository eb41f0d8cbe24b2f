import { type AmountsDue, type CountedPayment, type Settlement, settle } from "../../payments/settlement.ts";

interface Money {
  /** What was due when somebody marked it as paid by hand, which is what has come; null while nobody has. */
  settled: AmountsDue | null;
  /** Those that a payment provider has reported. */
  payments: readonly CountedPayment[];
  before: AmountsDue;
  after: AmountsDue;
}

/**
 * What an edit makes of the payment; undefined if it stays as it was. Reported payments are counted again. What was marked
 * by hand was of the amount due then, so that a difference to it is open until somebody marks it again.
 */
export function settleEdit({ settled, payments, before, after }: Money): Settlement | undefined {
  if (before.totalCents === after.totalCents && before.pixCents === after.pixCents) return undefined;
  if (settled) {
    const more = after.totalCents - settled.totalCents || after.pixCents - settled.pixCents;
    if (more === 0) return "paid";
    return more > 0 ? "underpaid" : "overpaid";
  }
  const reported = settle(payments, after);
  return reported === "nothing" ? undefined : reported;
}
