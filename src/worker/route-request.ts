import { publicObjectPath, publicRenderPath } from "#domain/media/picture.ts";
import { dataPathOf, deviceCacheKeyOf, isDataPath, pageOfData } from "#domain/pages/page-key.ts";

/** The part of a request that the routing depends on. */
export interface RoutedRequest {
  method: string;
  url: URL;
  /** True for a visit of a page, false for a request that a page makes. */
  isNavigation: boolean;
}

export type Handling =
  /** The request is left to the browser. */
  | { kind: "pass" }
  | { kind: "asset" }
  | { kind: "picture" }
  /** Without a key the page is never cached: it is personal, or useless offline. */
  | { kind: "page"; key: string | undefined }
  | { kind: "data"; key: string | undefined };

const pass: Handling = { kind: "pass" };

/** Paths that are no pages of the shop even when they are visited: API calls, files and feeds. */
const noPage = /^\/(api|auth|storage|social)\/|^\/(healthz|readyz|metrics)$|\.[a-z0-9]{2,12}$/i;

export function routeRequest({ method, url, isNavigation }: RoutedRequest, origin: string): Handling {
  if (method !== "GET" || url.origin !== origin) return pass;
  const { pathname } = url;
  if (pathname.startsWith("/assets/")) return { kind: "asset" };
  if (pathname.startsWith(publicObjectPath) || pathname.startsWith(publicRenderPath)) {
    return isNavigation ? pass : { kind: "picture" };
  }
  if (isDataPath(pathname)) {
    const path = pageOfData(pathname);
    if (isNavigation || noPage.test(path)) return pass;
    return { kind: "data", key: deviceCacheKeyOf(path, url.searchParams) };
  }
  if (!isNavigation || noPage.test(pathname)) return pass;
  return { kind: "page", key: deviceCacheKeyOf(pathname, url.searchParams) };
}

/** Returns the URL of a cached page's data; undefined for the back-office, whose pages have none. */
export function dataUrlOf(key: string): string | undefined {
  if (key.startsWith("/admin")) return undefined;
  const [path = "", query] = key.split("?");
  return dataPathOf(path) + (query ? `?${query}` : "");
}
