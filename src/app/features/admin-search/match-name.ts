import { isWithinOneTypo } from "#domain/search/one-typo.ts";
import { searchWords } from "#domain/search/search-query.ts";
import { withoutAccents } from "#domain/slug.ts";

export interface Named {
  label: string;
  /** What people call it who do not know its label. */
  alsoCalled?: readonly string[] | undefined;
}

export interface NameMatch {
  /** The other name by which it was found; absent where its label matched. */
  otherName?: string | undefined;
}

/** Decides whether a typed word means a word of another name. */
export type MeansWord = (typed: string, word: string) => boolean;

const MIN_BEGINNING = 3;
/** Shorter words have too few letters to tell a typo from another word. */
const MIN_TYPO_LENGTH = 4;

/** The plural of a word means the word, too. */
export const isBeginning: MeansWord = (typed, word) =>
  typed.length >= MIN_BEGINNING && (word.startsWith(typed) || typed === `${word}s`);

export const isMistyped: MeansWord = (typed, word) =>
  typed.length >= MIN_TYPO_LENGTH && isWithinOneTypo(typed, word);

/** Words of a question that do not say what it is about: "como mudar a senha". */
const fillers = new Set([
  ...["a", "as", "o", "os", "um", "uma", "e", "ou", "meu", "meus", "minha", "minhas"],
  ...["de", "da", "das", "do", "dos", "em", "na", "nas", "no", "nos", "para", "por"],
  ...["como", "onde", "quero", "ver", "abrir", "mudar", "trocar", "alterar", "editar", "configurar"],
]);

/** The words of a query that say what is looked for. */
export function tellingWords(query: string): string[] {
  const words = searchWords(query);
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
}

/** Every word must be part of the label, or mean a word of the label or of another name. */
export function matchName(words: readonly string[], named: Named, means: MeansWord): NameMatch | undefined {
  const label = withoutAccents(named.label).toLowerCase();
  if (words.every((word) => label.includes(word))) return {};
  const others = (named.alsoCalled ?? []).map((name) => ({ name, words: searchWords(name) }));
  const known = [...searchWords(named.label), ...others.flatMap((other) => other.words)];
  if (!words.every((typed) => known.some((word) => means(typed, word)))) return undefined;
  const found = others.find((other) => words.some((typed) => other.words.some((word) => means(typed, word))));
  return { otherName: found?.name };
}
