import { resolveCategoryKey } from "../catalog/category-key.ts";
import { slugOf } from "../slug.ts";

const CATEGORY_PATH = "/categoria/";

interface NamedCategory {
  id: string;
  name: string;
}

/** '/categoria/{slug of the name}', or with the id if the slug would resolve to another category. */
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
