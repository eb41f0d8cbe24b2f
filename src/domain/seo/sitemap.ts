import { escapeXml } from "./escape-xml.ts";
import { absoluteUrl, type Site } from "./site.ts";

/** The format allows 50,000 URLs per file; the rest is for pages that are not products. */
export const PRODUCTS_PER_SITEMAP = 40_000;

export interface SitemapEntry {
  path: string;
  changedAt?: Date | undefined;
}

type Origin = Pick<Site, "origin">;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export function renderSitemap(site: Origin, entries: readonly SitemapEntry[]): string {
  const urls = entries.map((entry) => `<url>${entryOf(site, entry)}</url>`);
  return `${HEAD}<urlset ${NAMESPACE}>\n${urls.join("\n")}\n</urlset>\n`;
}

/** The sitemap index of a shop whose URLs do not fit into one sitemap. */
export function renderSitemapIndex(site: Origin, parts: number): string {
  const maps = Array.from(
    { length: parts },
    (_, index) => `<sitemap>${entryOf(site, { path: sitemapPartPath(index + 1) })}</sitemap>`,
  );
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${maps.join("\n")}\n</sitemapindex>\n`;
}

export const sitemapPartPath = (part: number) => `/sitemap-${part}.xml`;

function entryOf(site: Origin, { path, changedAt }: SitemapEntry): string {
  const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
  return `<loc>${escapeXml(absoluteUrl(site, path))}</loc>${lastmod}`;
}
