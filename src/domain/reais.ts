/**
 * Money is a whole number of cents everywhere: in the database, in services, on the wire and on the screen. Reais exist
 * only in the fields that the shop's specification prescribes and that external programs use:
 *
 * - a product's `price` and `former_price`,
 * - the `price` of a line of a cart or of an order,
 * - an order's or a quote's `total_amount`,
 * - what Melhor Envio and Mercado Pago are told and answer.
 *
 * All code that reads or writes one of these fields converts here. Except for money.ts, which formats cents, no other
 * file multiplies or divides money by a hundred.
 */

/** 28990 → 289.9 */
export function centsToReais(cents: number): number {
  return cents / 100;
}

/** 289.9 → 28990 */
export function reaisToCents(reais: number): number {
  return Math.round(reais * 100);
}

/** Whether an amount from outside names whole cents: 289.9 does, 289.905 does not. */
export function isWholeCents(reais: number): boolean {
  const cents = reaisToCents(reais);
  return Number.isSafeInteger(cents) && Math.abs(centsToReais(cents) - reais) < 1e-9;
}
