import { findPage, isDataPath, pageOfData } from "./page-key.ts";
import { readPageParameter } from "./page-parameters.ts";
import { routesOf, type ShopPage } from "./pages.ts";

export interface ServerCacheKey {
  key: string;
  /** True if the address contains a text that visitors choose. Such pages are cached apart, because there is no end of them. */
  hasFreeText: boolean;
}

/** React Router requests the data of some of a page's routes with this parameter. */
const ROUTES = "_routes";

/** The key under which the server caches a page or its data; undefined for an address that it does not cache. */
export function serverCacheKeyOf(target: string): ServerCacheKey | undefined {
  const [path = "", query = ""] = target.split(/\?(.*)/s);
  const isData = isDataPath(path);
  const page = findPage(isData ? pageOfData(path) : path);
  if (!page || page.cachedOn === "nowhere") return undefined;
  const given = new URLSearchParams(query);
  const known = new URLSearchParams();
  let hasFreeText = !isPlainPath(path);
  const requested = isData ? given.get(ROUTES) : null;
  if (requested !== null) {
    if (!isOneRoute(page, requested)) return undefined;
    known.set(ROUTES, requested);
  }
  for (const name of [...page.parameters, ...(page.decorativeParameters ?? [])]) {
    const reading = readPageParameter(name, given.get(name));
    if (!reading) return undefined;
    if (reading.value !== null) known.set(name, reading.value);
    hasFreeText ||= reading.isFreeText;
  }
  return { key: known.size === 0 ? path : `${path}?${known}`, hasFreeText };
}

/** The same page may be requested with capitals and escaped letters in the last part of its path, in endless spellings. */
const isPlainPath = (path: string): boolean => /^[a-z0-9/._-]*$/.test(path);

/** A browser requests one route at a time, or all; a combination is a stranger's. */
const isOneRoute = (page: ShopPage, requested: string): boolean => routesOf(page).includes(requested);
