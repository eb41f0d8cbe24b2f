import { withoutAccents } from "../slug.ts";

export const SEARCH_QUERY_LENGTH = 80;
/** The maximum of results, ten pages: products with the terms in their name come first, the newest of them first. */
export const MAX_FOUND = 240;
/** Further words are ignored, because each one costs the database a lookup. */
const MAX_WORDS = 8;

/** The words of a query without accents and in lower case; punctuation and emoji only separate words. */
export function searchWords(query: string): string[] {
  const words =
    withoutAccents(query)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return [...new Set(words)].slice(0, MAX_WORDS);
}

/** Reads the query from a URL, which may have been edited by hand: one that is too long is cut instead of refused. */
export function readSearchQuery(text: string | null): string {
  return [...(text ?? "").replace(/\s+/g, " ").trim()].slice(0, SEARCH_QUERY_LENGTH).join("").trim();
}
