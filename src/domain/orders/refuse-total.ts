import { checkoutTexts } from "../texts/checkout.ts";

/**
 * R$ 20.000.000,00, the limit of an order's total. The database stores a total in 32 bits, which a full cart at the highest
 * price exceeds.
 */
export const MAX_TOTAL_CENTS = 2_000_000_000;

/** Returns why an order cannot have this total; undefined if it can. */
export function refuseTotal(totalCents: number): string | undefined {
  return totalCents > MAX_TOTAL_CENTS ? checkoutTexts.totalTooHigh(MAX_TOTAL_CENTS) : undefined;
}
