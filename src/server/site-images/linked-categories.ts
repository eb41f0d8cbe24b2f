import { resolveCategoryKey } from "#domain/catalog/category-key.ts";
import { categoryKeyOfLink } from "#domain/site-images/banner-link.ts";
import { findIdsByOldKeys } from "../catalog/category-slugs.ts";
import { categories } from "../catalog/tables.ts";
import type { ServiceContext } from "../service-context.ts";
import type { siteImages } from "./tables.ts";

type SiteImageRow = typeof siteImages.$inferSelect;

interface LinkedCategory {
  id: string;
  name: string;
}

/** With the category that its link leads to, whatever that category is called today. */
export interface LinkedSiteImage extends SiteImageRow {
  category: LinkedCategory | null;
}

export async function linkCategories(
  ctx: ServiceContext,
  rows: readonly SiteImageRow[],
): Promise<LinkedSiteImage[]> {
  const linked = await findLinkedCategories(
    ctx,
    rows.map(({ link }) => link),
  );
  return rows.map((row) => withCategory(row, linked));
}

export async function linkCategory(ctx: ServiceContext, row: SiteImageRow): Promise<LinkedSiteImage> {
  return withCategory(row, await findLinkedCategories(ctx, [row.link]));
}

function withCategory(row: SiteImageRow, linked: Map<string, LinkedCategory>): LinkedSiteImage {
  return { ...row, category: (row.link && linked.get(row.link)) || null };
}

/** The category that each link leads to, by its present or an earlier name; links to anything else are not in the map. */
async function findLinkedCategories(
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
