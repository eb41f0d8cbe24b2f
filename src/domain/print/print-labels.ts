/** Labels of the print settings, for administrators and for the person who prints the shirt. */
import type { PrintCurve, PrintFont, PrintStyle } from "./shirt-print.ts";

export const fontLabels: Record<PrintFont, string> = {
  poster: "Cartaz",
  sporty: "Esportiva",
  square: "Quadrada",
  slab: "Universitária",
};

export const curveLabels: Record<PrintCurve, string> = {
  none: "Reta",
  soft: "Suave",
  strong: "Forte",
};

/** "Fonte Cartaz, cor #FFFFFF, contorno #101010" */
export function describeStyle({ font, color, outline }: PrintStyle): string {
  const around = outline ? `contorno ${outline.toUpperCase()}` : "sem contorno";
  return `Fonte ${fontLabels[font]}, cor ${color.toUpperCase()}, ${around}`;
}
