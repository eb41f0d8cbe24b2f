/** What the owner reads about stock. */
export const officeTexts = {
  unlimited: "Ilimitado",
  invalidUnits: (max: number) => `Use um número de 0 a ${max.toLocaleString("pt-BR")}`,
  invalidDelivery: (max: number) => `Use um número de 1 a ${max.toLocaleString("pt-BR")}`,
  sizeTwice: "Este tamanho aparece duas vezes",
  noSuchSize: (product: string, size: string) => `“${product}” não tem o tamanho ${size}`,
  noSuchProduct: "Produto não encontrado",
  tooMany: (product: string, size: string, max: number) =>
    `“${product}”, tamanho ${size}: seriam mais de ${max.toLocaleString("pt-BR")} unidades`,
  /** "O estoque mudou enquanto você contava: M tem 3 unidades, G está ilimitado. Nada foi salvo." */
  changedMeanwhile: (present: readonly { size: string; units: number | null }[]) =>
    `O estoque mudou enquanto você contava: ${present
      .map(({ size, units }) =>
        units === null ? `${size} está ilimitado` : `${size} tem ${describeUnits(units)}`,
      )
      .join(", ")}. Nada foi salvo.`,
};

/** "1 unidade", "1.200 unidades" */
export const describeUnits = (units: number): string =>
  units === 1 ? "1 unidade" : `${units.toLocaleString("pt-BR")} unidades`;
