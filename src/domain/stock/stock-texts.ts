/** What shoppers read about stock. */
export const stockTexts = {
  soldOut: "Esgotado",
  sizeSoldOut: (size: string) => `O tamanho ${size} esgotou.`,
  unitsLeft: (size: string, units: number) =>
    units === 1 ? `Resta 1 unidade do tamanho ${size}.` : `Restam ${units} unidades do tamanho ${size}.`,
  lastUnits: (units: number) => (units === 1 ? "Última unidade" : `Últimas ${units} unidades`),
};

/** Why a line cannot be bought as it is. */
export const describeShortage = (size: string, units: number): string =>
  units === 0 ? stockTexts.sizeSoldOut(size) : stockTexts.unitsLeft(size, units);
