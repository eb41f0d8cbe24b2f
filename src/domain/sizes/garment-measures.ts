import { withoutAccents } from "../slug.ts";
import type { SizeGuide } from "./size-guide.ts";

/** A size with what its guide says of the garment, in centimetres. */
export interface GarmentSize {
  size: string;
  /** All around: twice the width of the garment laid flat. */
  chest: number;
  /** Null where the guide does not say it. */
  length: number | null;
}

/** No garment laid flat is wider: a column with more is one of whole girths that does not say so. */
const MAX_FLAT_CM = 90;

/** 'Peito', 'Busto', 'Tórax (axila a axila)', or a width of the whole garment. */
const chestName = /\b(torax|peit\w*|busto|axilas?)\b|^largura( total| da (camisa|peca))?$/;
const wholeGirth = /\b(circunferencia|contorno|volta)\b/;
const lengthName = /^comprimento\b/;
/** Of another place, or of another garment of a kit. */
const elsewhere =
  /\b(mangas?|ombros?|cavas?|barra|cintura|quadril|calcao|calcoes|bermuda|shorts?|calca|meia|gola)\b/;
/** 'Altura do peito' is where it lies and not how wide it is. */
const notWidth = /\b(altura|comprimento)\b/;
/** '12 anos', '2 a 4 anos', '18 meses' */
const ageLabel = /^\d+ ?(a \d+ ?)?(anos?|mes(es)?)\b/;

/** The sizes of a guide that have a chest, from the smallest to the largest; none if the guide says nothing of chests. */
export function garmentSizes({ measures, rows }: SizeGuide): GarmentSize[] {
  const names = measures.map(({ name }) => withoutAccents(name).toLowerCase().trim());
  const chestAt = names.findIndex(isChest);
  const lengthAt = names.findIndex((name) => lengthName.test(name) && !elsewhere.test(name));
  const isWhole = wholeGirth.test(names[chestAt] ?? "");
  const sizes = rows.flatMap(({ size, values }) => {
    const chest = values[chestAt];
    return isPositive(chest)
      ? [{ size, chest: isWhole ? chest : 2 * chest, length: values[lengthAt] ?? null }]
      : [];
  });
  return sizes.some(({ chest }) => chest > 2 * MAX_FLAT_CM)
    ? []
    : sizes.sort((one, other) => one.chest - other.chest);
}

const isChest = (name: string): boolean =>
  chestName.test(name) && !elsewhere.test(name) && !notWidth.test(name);

/** Whether a size of the guide could be told from a person's build at all. */
export const canAdvise = (guide: SizeGuide): boolean => garmentSizes(guide).length > 0;

/** Whether the size is one by age, which is for children whatever it measures. */
export const isByAge = (size: string): boolean => ageLabel.test(withoutAccents(size).toLowerCase());

const isPositive = (value: number | null | undefined): value is number =>
  typeof value === "number" && value > 0;
