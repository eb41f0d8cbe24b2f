import { resolveCategoryKey } from "#domain/catalog/category-key.ts";
import { categoryKeyOfLink } from "#domain/site-images/banner-link.ts";
import { findIdsByOldKeys } from "../catalog/category-slugs.ts";
import { categories } from "../catalog/tables.ts";
import type { ServiceContext } from "../service-context.ts";

export interface LinkedCategory {
  id: string;
  name: string;
}

/** The category that each link leads to, by its present or an earlier name; links to anything else are not in the map. */
export async function findLinkedCategories(
  { db }: ServiceContext,
  links: readonly (string | null)[],
): Promise<Map<string, LinkedCategory>> {
  const keys = new Map(
    links.flatMap((link) => {
      const key = categoryKeyOfLink(link);
      return link === null || key === undefined ? [] : [[link, key] as const];
    }),
  );
  if (keys.size === 0) return new Map();
  const all = await db.select({ id: categories.id, name: categories.name }).from(categories);
  const renamed = await findIdsByOldKeys(db, [...keys.values()]);
  const found = new Map<string, LinkedCategory>();
  for (const [link, key] of keys) {
    const target = resolveCategoryKey(key, all);
    const category =
      target.kind === "category"
        ? target.category
        : target.kind === "none"
          ? all.find(({ id }) => id === renamed.get(key))
          : undefined;
    if (category) found.set(link, category);
  }
  return found;
}
