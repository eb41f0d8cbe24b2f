import type { MetaDescriptor } from "react-router";
import { absoluteUrl, type Site } from "#domain/seo/site.ts";
import { socialPictureSize, storeSocialPath } from "#domain/seo/social-picture.ts";
import type { StructuredData } from "#domain/seo/structured-data.ts";
import type { loader as rootLoader } from "./root.tsx";

type RootData = Awaited<ReturnType<typeof rootLoader>> | undefined;
type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

export interface PageDescription {
  /** The page's subject; absent on the home page, which is about the shop itself. */
  subject?: string;
  /** Defaults to the shop's tagline. */
  description?: string | null | undefined;
  /** The canonical path, from `canonicalPath`: never the request's own query. */
  path: string;
  /**
   * The path for sharing, where it differs from the canonical one; null for a secret address, which is not repeated.
   */
  sharedPath?: string | null;
  /** The preview image; defaults to the shop's. A JPEG of 1200 × 630 under `/social`. */
  picture?: { path: string; alt: string };
  type?: "website" | "product";
  /** For pages that search engines should not list: search results, an empty listing. */
  noIndex?: boolean;
  data?: readonly StructuredData[];
}

const DESCRIPTION_LENGTH = 160;

/** Returns a page's metadata for browsers, search engines and messengers. */
export function describePage(matches: Matches, page: PageDescription): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === "root")?.loaderData as RootData;
  const name = root?.store.name ?? "Manto";
  const title = page.subject ? `${page.subject} | ${name}` : name;
  const description = shorten(page.description || root?.store.tagline || name);
  const basics: MetaDescriptor[] = [{ title }, { name: "description", content: description }];
  if (page.noIndex) basics.push({ name: "robots", content: "noindex, follow" });
  if (!root) return basics;

  const site: Site = { origin: root.publicOrigin, name };
  return [
    ...basics,
    ...sharing(site, page, page.subject ?? name, description),
    ...(page.noIndex ? [] : forSearchEngines(site, page)),
  ];
}

function forSearchEngines(site: Site, page: PageDescription): MetaDescriptor[] {
  return [
    { tagName: "link", rel: "canonical", href: absoluteUrl(site, page.path) },
    ...(page.data ?? []).map((part) => ({ "script:ld+json": part(site) }) as MetaDescriptor),
  ];
}

function sharing(site: Site, page: PageDescription, title: string, description: string): MetaDescriptor[] {
  const picture = page.picture ?? { path: storeSocialPath, alt: site.name };
  const openGraph = {
    "og:type": page.type ?? "website",
    "og:site_name": site.name,
    "og:locale": "pt_BR",
    "og:title": title,
    "og:description": description,
    ...(page.sharedPath !== null && { "og:url": absoluteUrl(site, page.sharedPath ?? page.path) }),
    "og:image": absoluteUrl(site, picture.path),
    "og:image:type": "image/jpeg",
    "og:image:width": String(socialPictureSize.width),
    "og:image:height": String(socialPictureSize.height),
    "og:image:alt": picture.alt,
  };
  return [
    ...Object.entries(openGraph).map(([property, content]) => ({ property, content })),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** Shortens at a word boundary, because result pages cut off longer texts anyway. */
function shorten(text: string): string {
  const oneLine = text.replace(/\s+/g, " ").trim();
  if (oneLine.length <= DESCRIPTION_LENGTH) return oneLine;
  const cut = oneLine.slice(0, DESCRIPTION_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(" ")).replace(/[\s,;:.–-]+$/, "")}…`;
}
