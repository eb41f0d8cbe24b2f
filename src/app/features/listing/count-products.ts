const number = new Intl.NumberFormat("pt-BR");

/** Returns "1 produto" or "1.024 produtos". */
export function countProducts(total: number): string {
  return `${number.format(total)} ${total === 1 ? "produto" : "produtos"}`;
}
