import { pages, routesOf, type ShopPage } from "./pages.ts";

/** What may stand in an address for a name in a pattern. */
const values: Record<string, string> = { id: "[0-9a-f-]{36}", key: "[^/]{1,80}" };
const anything = "[^/]{1,200}";
const LONGEST_VALUE = 200;

const known = pages.map((page) => ({ page, path: toRegExp(page) }));

function toRegExp({ pattern }: ShopPage): RegExp {
  return new RegExp(`^${pattern.replace(/:(\w+)/g, (_, name: string) => values[name] ?? anything)}$`);
}

/** The page at a path; undefined where the shop has none. */
export const findPage = (path: string): ShopPage | undefined =>
  known.find((candidate) => candidate.path.test(path))?.page;

/** React Router asks for a page's data at the page's address with this ending. */
const DATA = ".data";
const ROOT_DATA = "/_.data";
const ROUTES = "_routes";

export const isDataPath = (path: string): boolean => path.endsWith(DATA);

export const dataPathOf = (path: string): string => (path === "/" ? ROOT_DATA : path + DATA);

export const pageOfData = (path: string): string => (path === ROOT_DATA ? "/" : path.slice(0, -DATA.length));

/** The one address under which the server keeps a page, or its data; undefined for what is not kept. */
export function serverKeyOf(target: string): string | undefined {
  const [path = "", query = ""] = target.split(/\?(.*)/s);
  const isData = isDataPath(path);
  const page = findPage(isData ? pageOfData(path) : path);
  if (!page || page.kept === "nowhere") return undefined;
  if (query === "") return path;
  const given = new URLSearchParams(query);
  const routes = isData ? chosenRoutes(page, given.get(ROUTES)) : null;
  if (routes === undefined) return undefined;
  return addressOf(path, [
    [ROUTES, routes],
    ...[...page.parameters, ...(page.dressing ?? [])].map((name) => [name, given.get(name)] as const),
  ]);
}

/** The one address under which a device keeps a page, with its data beside it; undefined for what is not kept. */
export function deviceKeyOf(path: string, given: URLSearchParams): string | undefined {
  const page = findPage(path);
  if (page?.kept !== "device") return undefined;
  return addressOf(
    path,
    page.parameters.map((name) => [name, given.get(name)] as const),
  );
}

/** The routes whose data is asked for, in one order; null where all are; undefined where one is not this page's. */
function chosenRoutes(page: ShopPage, asked: string | null): string | null | undefined {
  if (asked === null) return null;
  const names = new Set(asked.split(","));
  const own = routesOf(page).filter((name) => names.has(name));
  return own.length === names.size ? own.join(",") : undefined;
}

function addressOf(path: string, parameters: readonly (readonly [string, string | null])[]) {
  const kept = new URLSearchParams();
  for (const [name, value] of parameters) {
    if (value === null) continue;
    if (value.length > LONGEST_VALUE) return undefined;
    kept.set(name, value);
  }
  return kept.size === 0 ? path : `${path}?${kept}`;
}
