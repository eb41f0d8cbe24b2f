const number = new Intl.NumberFormat("pt-BR");

/** "1 produto", "1.024 produtos" */
export function countProducts(total: number): string {
  return `${number.format(total)} ${total === 1 ? "produto" : "produtos"}`;
}
