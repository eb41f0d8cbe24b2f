import { CUSTOM_NAME_LENGTH, type Customization, countCharacters } from "./customization.ts";

/** What a product says about names and numbers of its own. */
export interface PrintRules {
  /** Whether nothing can be printed on it. */
  isRefused: boolean;
  /** What a name and number cost; null for the shop's price. */
  priceCents: number | null;
  /** How many letters fit; null for as many as the shop prints elsewhere. */
  maxLetters: number | null;
}

/** Absent for a product that follows the shop's rules. */
export interface Printable {
  printRules?: PrintRules | undefined;
}

export const isPrintable = ({ printRules }: Printable): boolean => !printRules?.isRefused;

export const printPriceCents = ({ printRules }: Printable, surchargeCents: number): number =>
  printRules?.priceCents ?? surchargeCents;

export const maxLettersOf = ({ printRules }: Printable): number =>
  printRules?.maxLetters ?? CUSTOM_NAME_LENGTH;

export function fitsOn(product: Printable, { name }: Customization): boolean {
  return isPrintable(product) && countCharacters(name) <= maxLettersOf(product);
}
