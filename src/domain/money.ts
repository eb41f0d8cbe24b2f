/** Formats cents as text; domain/reais.ts converts them where an amount is in reais. */

const currency = new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" });

/** 28990 → "R$ 289,90", with the no-break space that Intl puts after the currency symbol. */
export function formatCents(cents: number): string {
  return currency.format(cents / 100);
}

/** 28990 → "289.90", the format of forms, feeds and payment codes. */
export function centsToDecimal(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** 28990 → "289,90", as people type a price and Brazilian spreadsheets read it. */
export function centsToComma(cents: number): string {
  return centsToDecimal(cents).replace(".", ",");
}
