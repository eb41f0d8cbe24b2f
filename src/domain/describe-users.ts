/** '3 produtos e 1 categoria'; empty where nothing uses it. */
export function describeUsers(products: number, categories: number): string {
  return [
    products > 0 && `${products} ${products === 1 ? "produto" : "produtos"}`,
    categories > 0 && `${categories} ${categories === 1 ? "categoria" : "categorias"}`,
  ]
    .filter(Boolean)
    .join(" e ");
}
