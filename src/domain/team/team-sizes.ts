/** Recognises the sizes of a product as people write them in a team's list. */

export interface TeamSizes {
  labels: readonly string[];
  /** The size that a text names, in any case and with or without accents: "12a" and "12 ano" are "12 anos". */
  find: (text: string) => string | undefined;
  /** How many words the longest spelling of a size has. */
  mostWords: number;
  /** True where a number alone may be a size, so that it must be told from the shirt's number. */
  hasNumbers: boolean;
}

export function toTeamSizes(labels: readonly string[]): TeamSizes {
  const bySpelling = new Map<string, string>();
  const add = (spelling: string, label: string) => {
    if (spelling !== "" && !bySpelling.has(spelling)) bySpelling.set(spelling, label);
  };
  // How a size is really called comes before what another one is also called.
  for (const label of labels) add(spell(label), label);
  for (const label of labels) for (const spelling of otherSpellings(label)) add(spelling, label);
  const spellings = [...bySpelling.keys()];
  return {
    labels,
    find: (text) => bySpelling.get(spell(text)),
    mostWords: Math.max(...spellings.map((spelling) => spelling.split(" ").length)),
    hasNumbers: spellings.some((spelling) => /^\d+$/.test(spelling)),
  };
}

/** "14 anos", also where the product does not have it. */
export const isAge = (text: string): boolean => ageOf(spell(text)) !== undefined;

/** The words of a line or a size, without separators. */
export const splitWords = (text: string): string[] =>
  text.split(/[\s;|,\t]+/).filter((word) => word !== "" && !/^[-–—]$/.test(word));

/** Removes surrounding quotes, brackets and full stops. */
export const strip = (text: string) => text.trim().replace(/^["'([{]+|["')\]}.:]+$/g, "");

export const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const spell = (text: string) => plain(strip(text.replace(/\s+/g, " ")));

function otherSpellings(label: string): string[] {
  const spelling = spell(label);
  const age = ageOf(spelling);
  const ages = age === undefined ? [] : [`${age} anos`, `${age} ano`, `${age}anos`, `${age}a`, age];
  // A size may contain what separates the words of a line.
  const words = spell(splitWords(label).join(" "));
  return [...ages, words, words.replaceAll(" ", "")];
}

const ageOf = (spelling: string) => /^(\d{1,2}) ?(?:a|anos?)$/.exec(spelling)?.[1];

const list = new Intl.ListFormat("pt-BR", { type: "disjunction" });

/** "P, M, G ou GG" */
export const sizesInWords = (labels: readonly string[]): string => list.format(labels);
