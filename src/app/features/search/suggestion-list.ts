import { canonicalPath } from "#domain/seo/site.ts";
import type { SearchSuggestions } from "./use-suggestions.ts";

/** An entry of the list, in the order of the arrow keys. */
export interface SuggestionTarget {
  id: string;
  to: string;
}

export type ListKey = "ArrowDown" | "ArrowUp";

/** Moves the selection with wrap-around; between the last and the first entry is the input itself (-1). */
export function moveActive(active: number, length: number, key: ListKey): number {
  if (length === 0) return -1;
  const places = length + 1;
  const step = key === "ArrowDown" ? 1 : -1;
  return ((active + 1 + step + places) % places) - 1;
}

export const searchPath = (query: string, page = 1) =>
  canonicalPath("/busca", { q: query, pagina: page === 1 ? undefined : page });

export const productPath = (id: string) => `/produto/${id}`;
export const categoryPath = (key: string) => `/categoria/${key}`;

/** Ids are derived from the links, so that both sides of the combobox agree on them. */
export const targetId = (to: string) => `sugestao${to.replace(/[^a-z0-9]+/gi, "-")}`;

export function listTargets(query: string, suggestions: SearchSuggestions): SuggestionTarget[] {
  const paths = [
    ...suggestions.products.map(({ id }) => productPath(id)),
    ...(suggestions.total > 0 ? [searchPath(query)] : []),
    ...suggestions.categories.map(({ key }) => categoryPath(key)),
  ];
  return paths.map((to) => ({ id: targetId(to), to }));
}
