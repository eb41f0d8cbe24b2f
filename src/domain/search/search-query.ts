import { withoutAccents } from "../slug.ts";

export const SEARCH_QUERY_LENGTH = 80;
/** A search that finds more shows those that bear the words in their name, and the newest of them: ten pages. */
export const MOST_FOUND = 240;
/** Nobody means more; each word costs the database a look. */
const MAX_WORDS = 8;

/** The words that are compared: without accents, in lower case; signs and pictograms only separate them. */
export function searchWords(query: string): string[] {
  const words =
    withoutAccents(query)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return [...new Set(words)].slice(0, MAX_WORDS);
}

/** For an address that somebody wrote by hand: whatever is there becomes a query, too long a one is cut. */
export function readSearchQuery(text: string | null): string {
  return [...(text ?? "").replace(/\s+/g, " ").trim()].slice(0, SEARCH_QUERY_LENGTH).join("").trim();
}
