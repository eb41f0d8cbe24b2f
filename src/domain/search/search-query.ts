import { z } from "zod";
import { withoutAccents } from "../slug.ts";

export const SEARCH_QUERY_LENGTH = 80;
/** Nobody means more; each word costs the database a look. */
const MAX_WORDS = 8;

/** What a person typed, bounded. */
export const searchQuerySchema = z
  .string()
  .trim()
  .min(1, "Digite o que você procura")
  .max(SEARCH_QUERY_LENGTH, `Use no máximo ${SEARCH_QUERY_LENGTH} caracteres`);

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
