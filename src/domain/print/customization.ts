/** The rules of a name and a number on a shirt's back, the same while it is typed and when it is ordered. */

export interface Customization {
  name: string;
  number: string;
}

export const CUSTOM_NAME_LENGTH = 15;
export const CUSTOM_NUMBER_LENGTH = 2;

/** Keyboards insert curly apostrophes and long dashes by themselves: D’ÁVILA means D'ÁVILA. */
const lookalikes: readonly [RegExp, string][] = [
  [/[\u2018\u2019\u02bc\u00b4\u0060]/g, "'"],
  [/[\u2010-\u2015\u2212]/g, "-"],
];

/** Emoji are removed first, because NFKC would turn 1️⃣ and ™ into letters and digits. */
const emoji = /[0-9#*]\ufe0f?\u20e3|\p{Extended_Pictographic}/gu;

const unprintable = /[^\p{L}0-9 '.-]/gu;

const characters = new Intl.Segmenter("pt-BR", { granularity: "grapheme" });

/** The printable part of a name in upper case, cut to the maximum length. One trailing space stays while typing. */
export function normalizeCustomName(text: string, maxLetters = CUSTOM_NAME_LENGTH): string {
  return [...characters.segment(toPrintable(text))]
    .slice(0, maxLetters)
    .map(({ segment }) => segment)
    .join("");
}

/** The printable part of a name in upper case, of any length. */
export function toPrintable(text: string): string {
  const capitals = replaceLookalikes(text).replace(emoji, "").normalize("NFKC").toLocaleUpperCase("pt-BR");
  return replaceLookalikes(capitals.normalize("NFKC"))
    .replace(/\s+/g, " ")
    .replace(unprintable, "")
    .replace(/ +/g, " ")
    .replace(/^ /, "");
}

export function normalizeCustomNumber(text: string): string {
  return text
    .replace(emoji, "")
    .normalize("NFKC")
    .replace(/[^0-9]/g, "")
    .slice(0, CUSTOM_NUMBER_LENGTH);
}

function replaceLookalikes(text: string): string {
  return lookalikes.reduce((replaced, [pattern, plain]) => replaced.replace(pattern, plain), text);
}

/** Counts graphemes: an accented letter is one character. */
export function countCharacters(text: string): number {
  return [...characters.segment(text)].length;
}

/** Builds the customisation from the texts of the two fields. */
export function toCustomization(
  name: string,
  number: string,
  maxLetters = CUSTOM_NAME_LENGTH,
): Customization {
  return { name: normalizeCustomName(name, maxLetters).trim(), number: normalizeCustomNumber(number) };
}

/** At least one letter or digit: dots and hyphens alone are not a name. */
export const isNameComplete = (name: string): boolean => /[\p{L}0-9]/u.test(name);

export const isNumberComplete = (number: string): boolean => /^[0-9]{1,2}$/.test(number);

export function isCustomizationComplete({ name, number }: Customization): boolean {
  return isNameComplete(name) && isNumberComplete(number);
}
