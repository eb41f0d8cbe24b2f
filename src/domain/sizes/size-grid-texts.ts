/** '3 produtos e 1 categoria'; empty where nothing uses the grid. */
export function describeUsers(products: number, categories: number): string {
  return [
    products > 0 && `${products} ${products === 1 ? "produto" : "produtos"}`,
    categories > 0 && `${categories} ${categories === 1 ? "categoria" : "categorias"}`,
  ]
    .filter(Boolean)
    .join(" e ");
}

export const gridTexts = {
  notFound: "Grade não encontrada.",
  nameTaken: "Já existe uma grade com esse nome.",
  tooMany: (most: number) => `A loja já tem ${most} grades. Exclua uma que não usa mais.`,
  inUse: (products: number, categories: number) =>
    `Não é possível excluir: a grade está em ${describeUsers(products, categories)}.`,
} as const;
