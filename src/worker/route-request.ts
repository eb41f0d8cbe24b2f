import { publicObjectPath, publicRenderPath } from "#domain/media/picture.ts";

/** What the worker looks at in a request. */
export interface Asked {
  method: string;
  url: URL;
  /** A person goes to a page, as against a script or picture that a page asks for. */
  isNavigation: boolean;
}

export type Handling =
  /** The browser does what it would do without a worker. */
  | { kind: "pass" }
  | { kind: "asset" }
  | { kind: "picture" }
  /** Without a key the page is never kept: it belongs to one person, or says nothing without the net. */
  | { kind: "page"; key: string | undefined }
  | { kind: "data"; key: string | undefined };

const pass: Handling = { kind: "pass" };

/**
 * The pages that are kept, with the query parameters that change what they show. All of them are the same for everyone:
 * what is personal comes from the API, which the worker never touches. Under /admin that is an empty frame.
 */
const keptPages: { path: RegExp; parameters: readonly string[] }[] = [
  { path: /^\/$/, parameters: [] },
  { path: /^\/produto\/[0-9a-f-]{36}(\/time)?$/, parameters: [] },
  { path: /^\/categoria\/[^/]{1,80}$/, parameters: ["ordem", "pagina", "subcategoria"] },
  { path: /^\/busca$/, parameters: ["pagina", "q"] },
  { path: /^\/carrinho$/, parameters: [] },
  { path: /^\/(politica-de-privacidade|trocas-e-devolucoes|termos-de-uso)$/, parameters: [] },
  { path: /^\/admin(\/[a-z-]{1,40}){0,2}$/, parameters: [] },
];

/** Calls, files and feeds: a document of theirs is no page of the shop. */
const noPage = /^\/(api|auth|storage|social)\/|^\/(healthz|readyz|metrics)$|\.[a-z0-9]{2,12}$/i;

/** React Router asks for a page's data at the page's address with this ending. */
const DATA = ".data";
const ROOT_DATA = "/_.data";

export function routeRequest({ method, url, isNavigation }: Asked, origin: string): Handling {
  if (method !== "GET" || url.origin !== origin) return pass;
  const { pathname } = url;
  if (pathname.startsWith("/assets/")) return { kind: "asset" };
  if (pathname.startsWith(publicObjectPath) || pathname.startsWith(publicRenderPath)) {
    return isNavigation ? pass : { kind: "picture" };
  }
  if (pathname.endsWith(DATA)) {
    const path = pathname === ROOT_DATA ? "/" : pathname.slice(0, -DATA.length);
    return isNavigation || noPage.test(path) ? pass : { kind: "data", key: keyOf(path, url.searchParams) };
  }
  if (!isNavigation || noPage.test(pathname)) return pass;
  return { kind: "page", key: keyOf(pathname, url.searchParams) };
}

/** The address under which a page is kept: marks of campaigns do not multiply it. */
function keyOf(path: string, given: URLSearchParams): string | undefined {
  const known = keptPages.find((page) => page.path.test(path));
  if (!known) return undefined;
  const kept = new URLSearchParams();
  for (const name of known.parameters) {
    const value = given.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept.size === 0 ? path : `${path}?${kept}`;
}

/** Where the data of a kept page is asked for; undefined for the back-office, whose pages have none. */
export function dataUrlOf(key: string): string | undefined {
  if (key.startsWith("/admin")) return undefined;
  const [path = "", query] = key.split("?");
  const url = path === "/" ? ROOT_DATA : path + DATA;
  return query ? `${url}?${query}` : url;
}
