import { searchWords } from "../search/search-query.ts";
import { isPersonal } from "./visit-source.ts";

const LENGTH = 60;

/** The search terms in the form in which the search compares them; empty for personal data, which is not stored. */
export function normalizeSearch(query: string): string {
  if (isPersonal(query)) return "";
  return searchWords(query).join(" ").slice(0, LENGTH).trim();
}
