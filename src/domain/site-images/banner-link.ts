import { resolveCategoryKey } from "../catalog/category-key.ts";
import { slugOf } from "../slug.ts";

const CATEGORY_PATH = "/categoria/";
const MOST_CHARACTERS = 2000;

interface NamedCategory {
  id: string;
  name: string;
}

/** A page of the shop or an http address. Anything else could run as a script or lead somewhere unforeseen. */
export function isSafeLink(link: string): boolean {
  if (link.length > MOST_CHARACTERS || /[\s\p{Cc}\\]/u.test(link)) return false;
  // "//elsewhere.com" is no path: browsers take it for another site.
  if (link.startsWith("/")) return !link.startsWith("//");
  if (!/^https?:\/\//i.test(link) || !URL.canParse(link)) return false;
  const { username, password } = new URL(link);
  return username === "" && password === "";
}

/** '/categoria/{slug of the name}'; by its id where the slug would not lead to this category. */
export function categoryLinkOf(category: NamedCategory, categories: readonly NamedCategory[]): string {
  const slug = slugOf(category.name);
  const target = resolveCategoryKey(slug, categories);
  const leadsBack = target.kind === "category" && target.category.id === category.id;
  return CATEGORY_PATH + (leadsBack && !/[%#?/\\]/.test(slug) ? slug : category.id);
}

/** The key in a link to a category's page, decoded; undefined for any other link. */
export function categoryKeyOfLink(link: string | null): string | undefined {
  const [, encoded] = /^\/categorias?\/([^/?#]+)\/?$/.exec(link ?? "") ?? [];
  if (encoded === undefined) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
