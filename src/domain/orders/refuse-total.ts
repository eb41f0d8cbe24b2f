import { MAX_TOTAL_CENTS } from "../cart/cart.ts";
import { checkoutTexts } from "../texts/checkout.ts";

/** Returns why an order cannot have this total; undefined if it can. */
export function refuseTotal(totalCents: number): string | undefined {
  return totalCents > MAX_TOTAL_CENTS ? checkoutTexts.totalTooHigh(MAX_TOTAL_CENTS) : undefined;
}
