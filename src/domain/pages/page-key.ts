import { pages, type ShopPage } from "./pages.ts";

/** The regular expression for each parameter of a route pattern. */
const values: Record<string, string> = { id: "[0-9a-f-]{36}", key: "[^/]{1,80}" };
const anything = "[^/]{1,200}";
const MAX_VALUE_LENGTH = 200;

const known = pages.map((page) => ({ page, path: toRegExp(page) }));

function toRegExp({ pattern }: ShopPage): RegExp {
  return new RegExp(`^${pattern.replace(/:(\w+)/g, (_, name: string) => values[name] ?? anything)}$`);
}

/** The page at a path; undefined if the shop has none there. */
export const findPage = (path: string): ShopPage | undefined =>
  known.find((candidate) => candidate.path.test(path))?.page;

/** React Router requests a page's loader data at the page's path with this suffix. */
const DATA = ".data";
const ROOT_DATA = "/_.data";

export const isDataPath = (path: string): boolean => path.endsWith(DATA);

export const dataPathOf = (path: string): string => (path === "/" ? ROOT_DATA : path + DATA);

export const pageOfData = (path: string): string => (path === ROOT_DATA ? "/" : path.slice(0, -DATA.length));

/** The key under which a device caches a page, with its data beside it; undefined for a page that it does not cache. */
export function deviceCacheKeyOf(path: string, given: URLSearchParams): string | undefined {
  const page = findPage(path);
  if (page?.cachedOn !== "device") return undefined;
  const known = new URLSearchParams();
  for (const name of page.parameters) {
    const value = given.get(name);
    if (value === null) continue;
    if (value.length > MAX_VALUE_LENGTH) return undefined;
    known.set(name, value);
  }
  return known.size === 0 ? path : `${path}?${known}`;
}
