import { asc } from "drizzle-orm";
import { categoryKeyOf } from "#domain/catalog/category-key.ts";
import { legalSlugs } from "#domain/legal/legal-pages.ts";
import { PRODUCTS_PER_SITEMAP, type SitemapEntry } from "#domain/seo/sitemap.ts";
import { listCategories } from "../catalog/category-service.ts";
import { countPublished } from "../catalog/count-products.ts";
import { isPublished, products } from "../catalog/tables.ts";
import type { ServiceContext } from "../context/service-context.ts";

/** The number of sitemap files that the shop's URLs need. */
export async function countSitemaps({ db }: ServiceContext): Promise<number> {
  return Math.max(1, Math.ceil((await countPublished(db)) / PRODUCTS_PER_SITEMAP));
}

/** Lists the URLs of one sitemap file. The first file also has the home page, the categories and the legal pages. */
export async function listSitemapEntries(ctx: ServiceContext, part: number): Promise<SitemapEntry[]> {
  const rows = await ctx.db
    .select({ id: products.id, changedAt: products.updatedAt })
    .from(products)
    .where(isPublished)
    .orderBy(asc(products.id))
    .limit(PRODUCTS_PER_SITEMAP)
    .offset((part - 1) * PRODUCTS_PER_SITEMAP);
  const entries = rows.map(({ id, changedAt }) => ({ path: `/produto/${id}`, changedAt }));
  return part === 1 ? [...(await listFixedEntries(ctx)), ...entries] : entries;
}

async function listFixedEntries(ctx: ServiceContext): Promise<SitemapEntry[]> {
  const categories = await listCategories(ctx);
  const keys = [
    ...categories.map((category) => categoryKeyOf(category, categories)),
    "lancamentos",
    "promocoes",
  ];
  return [
    { path: "/" },
    ...[...new Set(keys)].map((key) => ({ path: `/categoria/${key}` })),
    ...legalSlugs.map((slug) => ({ path: `/${slug}` })),
  ];
}
