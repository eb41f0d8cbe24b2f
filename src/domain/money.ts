/** Money is a whole number of cents everywhere; reais exist only on the screen and at the API's edge. */

const currency = new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" });

/** 28990 → "R$ 289,90", with the no-break space that Intl sets after the sign. */
export function formatCents(cents: number): string {
  return currency.format(cents / 100);
}

/** 289.9, as the API shows a price → "R$ 289,90" */
export function formatReais(reais: number): string {
  return currency.format(reais);
}

/** 28990 → 289.9, the form in which the API shows a price. */
export function centsToReais(cents: number): number {
  return cents / 100;
}

/** 289.9 → 28990. Refuses what is not a whole number of cents. */
export function reaisToCents(reais: number): number | undefined {
  const cents = Math.round(reais * 100);
  if (!Number.isSafeInteger(cents) || Math.abs(cents / 100 - reais) > 1e-9) return undefined;
  return cents;
}
