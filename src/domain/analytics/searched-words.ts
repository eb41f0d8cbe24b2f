import { searchWords } from "../search/search-query.ts";
import { isPersonal } from "./visit-source.ts";

const LENGTH = 60;

/** What was searched, in the form in which the search compares it; empty for what must not be kept. */
export function normalizeSearch(query: string): string {
  if (isPersonal(query)) return "";
  return searchWords(query).join(" ").slice(0, LENGTH).trim();
}
