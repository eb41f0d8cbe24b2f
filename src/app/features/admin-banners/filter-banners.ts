import { withoutAccents } from "#domain/slug.ts";
import type { Banner } from "./use-banners.ts";

const plain = (text: string) => withoutAccents(text).toLowerCase();

/** Searches title, description, link and the name of the linked category, ignoring case and accents. */
export function filterBanners(banners: readonly Banner[], search: string): Banner[] {
  const wanted = plain(search.trim());
  return banners.filter(({ title, description, link, category }) =>
    [title, description, link, category?.name].some((text) => plain(text ?? "").includes(wanted)),
  );
}
