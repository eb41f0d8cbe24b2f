import { countCharacters } from "../print/customization.ts";
import { maxLettersOf, type Printable } from "../print/print-rules.ts";
import { labelsOf, type Sized } from "../sizes/size-grid.ts";
import { refuseSoldOut } from "../team/sold-out-lines.ts";
import type { TeamLine } from "../team/team-list.ts";
import { sizesInWords } from "../team/team-sizes.ts";
import type { ShownShirt } from "./shown-shirt.ts";

/**
 * The shirts that players put on a list as the lines of a pasted one, which one set of rules groups, prices and checks. The
 * owner may have changed sizes or letters since a shirt was put there; it is then a mistake with its reasons.
 */
export function toTeamLines(shirts: readonly ShownShirt[], product: Printable & Sized): TeamLine[] {
  const labels = labelsOf(product);
  const maxLetters = maxLettersOf(product);
  return shirts.map(({ name, number, size }, index) => {
    const place = { line: index + 1, text: `${name} ${number} ${size}` };
    const problems = [
      labels.includes(size) ? "" : `Não temos mais o tamanho ${size}. Use ${sizesInWords(labels)}.`,
      countCharacters(name) > maxLetters ? `O nome tem até ${maxLetters} letras nesta camisa.` : "",
    ].filter(Boolean);
    if (problems.length > 0) return { ...place, kind: "mistake", problems };
    return { ...place, kind: "shirt", shirt: { size, customization: { name, number } } };
  });
}

/** The lines as the shop can sell them now: for the last shirts of a size there may be no units left. */
export const toSellableLines = (
  shirts: readonly ShownShirt[],
  product: Parameters<typeof refuseSoldOut>[1] & Printable & Sized,
): TeamLine[] => refuseSoldOut(toTeamLines(shirts, product), product);
