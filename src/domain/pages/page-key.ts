import { pages, routesOf, type ShopPage } from "./pages.ts";

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
const ROUTES = "_routes";

export const isDataPath = (path: string): boolean => path.endsWith(DATA);

export const dataPathOf = (path: string): string => (path === "/" ? ROOT_DATA : path + DATA);

export const pageOfData = (path: string): string => (path === ROOT_DATA ? "/" : path.slice(0, -DATA.length));

/** The key under which the server caches a page or its data; undefined for a page that it does not cache. */
export function serverCacheKeyOf(target: string): string | undefined {
  const [path = "", query = ""] = target.split(/\?(.*)/s);
  const isData = isDataPath(path);
  const page = findPage(isData ? pageOfData(path) : path);
  if (!page || page.cachedOn === "nowhere") return undefined;
  if (query === "") return path;
  const given = new URLSearchParams(query);
  const routes = isData ? requestedRoutes(page, given.get(ROUTES)) : null;
  if (routes === undefined) return undefined;
  return addressOf(path, [
    [ROUTES, routes],
    ...[...page.parameters, ...(page.decorativeParameters ?? [])].map(
      (name) => [name, given.get(name)] as const,
    ),
  ]);
}

/** The key under which a device caches a page, with its data beside it; undefined for a page that it does not cache. */
export function deviceCacheKeyOf(path: string, given: URLSearchParams): string | undefined {
  const page = findPage(path);
  if (page?.cachedOn !== "device") return undefined;
  return addressOf(
    path,
    page.parameters.map((name) => [name, given.get(name)] as const),
  );
}

/** The requested routes in a fixed order; null if all are requested, undefined if one does not belong to the page. */
function requestedRoutes(page: ShopPage, requested: string | null): string | null | undefined {
  if (requested === null) return null;
  const names = new Set(requested.split(","));
  const own = routesOf(page).filter((name) => names.has(name));
  return own.length === names.size ? own.join(",") : undefined;
}

function addressOf(path: string, parameters: readonly (readonly [string, string | null])[]) {
  const query = new URLSearchParams();
  for (const [name, value] of parameters) {
    if (value === null) continue;
    if (value.length > MAX_VALUE_LENGTH) return undefined;
    query.set(name, value);
  }
  return query.size === 0 ? path : `${path}?${query}`;
}
