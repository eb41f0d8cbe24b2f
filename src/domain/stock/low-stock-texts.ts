/** The mail about sizes of which few units or none are left. */

import { describeUnits } from "./stock-office-texts.ts";
import { stockTexts } from "./stock-texts.ts";

/** "M: esgotado · G: 2 unidades" */
export const describeLowSizes = (sizes: readonly { size: string; units: number }[]): string =>
  sizes
    .map(
      ({ size, units }) =>
        `${size}: ${units === 0 ? stockTexts.soldOut.toLowerCase() : describeUnits(units)}`,
    )
    .join(" · ");

/** `unlisted` is how many products the mail does not list. */
export function lowStockMail(storeName: string, count: number, unlisted: number) {
  const products = count === 1 ? "1 produto" : `${count} produtos`;
  return {
    subject: `Estoque baixo na ${storeName}: ${products}`,
    heading: "Estoque baixo",
    paragraphs: [
      "Desde o último aviso, estes tamanhos esgotaram ou estão nas últimas unidades.",
      ...(unlisted > 0 ? [`A lista tem os primeiros; outros ${unlisted} estão na administração.`] : []),
    ],
    action: "Abrir estoque",
    footer:
      "A loja envia este aviso no máximo uma vez por dia, e uma vez por tamanho até que ele seja reposto. O número de unidades é escolhido em Configurações, Estoque.",
  };
}
