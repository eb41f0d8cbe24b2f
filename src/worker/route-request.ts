import { publicObjectPath, publicRenderPath } from "#domain/media/picture.ts";
import { dataPathOf, deviceKeyOf, isDataPath, pageOfData } from "#domain/pages/page-key.ts";

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

/** Calls, files and feeds: a document of theirs is no page of the shop. */
const noPage = /^\/(api|auth|storage|social)\/|^\/(healthz|readyz|metrics)$|\.[a-z0-9]{2,12}$/i;

export function routeRequest({ method, url, isNavigation }: Asked, origin: string): Handling {
  if (method !== "GET" || url.origin !== origin) return pass;
  const { pathname } = url;
  if (pathname.startsWith("/assets/")) return { kind: "asset" };
  if (pathname.startsWith(publicObjectPath) || pathname.startsWith(publicRenderPath)) {
    return isNavigation ? pass : { kind: "picture" };
  }
  if (isDataPath(pathname)) {
    const path = pageOfData(pathname);
    if (isNavigation || noPage.test(path)) return pass;
    return { kind: "data", key: deviceKeyOf(path, url.searchParams) };
  }
  if (!isNavigation || noPage.test(pathname)) return pass;
  return { kind: "page", key: deviceKeyOf(pathname, url.searchParams) };
}

/** Where the data of a kept page is asked for; undefined for the back-office, whose pages have none. */
export function dataUrlOf(key: string): string | undefined {
  if (key.startsWith("/admin")) return undefined;
  const [path = "", query] = key.split("?");
  return dataPathOf(path) + (query ? `?${query}` : "");
}
