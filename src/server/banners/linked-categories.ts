import { categoryKeyOfLink } from "#domain/banners/banner-link.ts";
import { resolveCategoryKey } from "#domain/catalog/category-key.ts";
import { findIdsByOldKeys } from "../catalog/category-slugs.ts";
import { categories } from "../catalog/tables.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { siteImages } from "../site-images/tables.ts";

type SiteImageRow = typeof siteImages.$inferSelect;

interface LinkedCategory {
  id: string;
  name: string;
}

/** A site image with the category that its link leads to, under the category's current name. */
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

/** Finds the category of each link, by its current or an earlier slug. Links to other pages are not in the map. */
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
