/** How cents are written; domain/reais.ts says where else they take another form. */

const currency = new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" });

/** 28990 → "R$ 289,90", with the no-break space that Intl sets after the sign. */
export function formatCents(cents: number): string {
  return currency.format(cents / 100);
}

/** 28990 → "289.90", as forms, feeds and payment codes write it. */
export function centsToDecimal(cents: number): string {
  return (cents / 100).toFixed(2);
}
