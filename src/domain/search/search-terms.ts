import { withoutAccents } from "../slug.ts";

/** Shorter terms are in most names and numbers, so they must stand at the beginning of a word. */
export const MIN_INNER_LENGTH = 3;

/** The terms of a back-office search, which must all be found: without accents, in lower case, separated by spaces. */
export function searchTerms(q: string): string[] {
  const terms = withoutAccents(q)
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((term) => term !== "");
  return [...new Set(terms)];
}
