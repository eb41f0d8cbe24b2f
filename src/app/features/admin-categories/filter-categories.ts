import { withoutAccents } from "#domain/slug.ts";
import type { AdminCategory } from "./use-categories.ts";

const plain = (text: string) => withoutAccents(text).toLowerCase();

/** Searches name, description and the names of subcategories, ignoring case and accents. */
export function filterCategories(categories: readonly AdminCategory[], search: string): AdminCategory[] {
  const wanted = plain(search.trim());
  return categories.filter(({ name, description, subcategories }) =>
    [name, description ?? "", ...subcategories.map((child) => child.name)].some((text) =>
      plain(text).includes(wanted),
    ),
  );
}
