import { openBounded } from "./bounded-cache.ts";
import { namesOf, PICTURES } from "./cache-names.ts";
import { readTitle, type SeenPage } from "./offline-page.ts";
import { dataUrlOf } from "./route-request.ts";

const MAX_PAGES = 60;
const MAX_PICTURES = 200;
const MAX_ASSETS = 300;
const MAX_LISTED = 12;

const byAddress = { ignoreVary: true };
/** Fetched without cookies, so that a cached copy is the same for every user. */
const withoutCookies: RequestInit = { credentials: "omit", priority: "low" };

/** Opens the caches of this version of the shop; lookups also find what the previous version has cached. */
export function openShopCaches(caches: CacheStorage, version: string) {
  const names = namesOf(version);
  const pages = openBounded(caches, names.pages, MAX_PAGES);
  const data = openBounded(caches, names.data, MAX_PAGES);
  const assets = openBounded(caches, names.assets, MAX_ASSETS);
  const pictures = openBounded(caches, PICTURES, MAX_PICTURES);

  async function cacheIn(store: typeof pages, key: string, response: Response): Promise<void> {
    if (isCacheable(response)) await store.put(key, response.clone());
  }

  async function fetchInto(store: typeof pages, url: string): Promise<void> {
    const response = await fetch(url, withoutCookies).catch(() => undefined);
    if (response) await cacheIn(store, url, response);
  }

  /** Caches a page together with its data, because a link to the page requests only the data. */
  async function cachePage(key: string, response: Response): Promise<void> {
    await Promise.all([cacheIn(pages, key, response), response.ok && fetchData(key)]);
  }

  async function fetchData(key: string): Promise<void> {
    const url = dataUrlOf(key);
    if (url) await fetchInto(data, url);
  }

  async function findData(key: string): Promise<Response | undefined> {
    const url = dataUrlOf(key);
    return url === undefined ? undefined : data.find(url);
  }

  /**
   * Fetches and caches a page, its data and the scripts that it refers to, which may not have passed through the worker
   * yet.
   */
  async function fetchPageAndData(key: string): Promise<void> {
    await Promise.all([fetchInto(pages, key), fetchData(key)]);
    const html = await (await pages.find(key))?.text();
    const files = new Set(html?.match(/\/assets\/[\w.-]+\.(?:js|css)/g));
    await Promise.all(
      Array.from(files, (file) => cacheFirst(assets, new Request(file)).catch(() => undefined)),
    );
  }

  /** Finds the page of any version: its HTML refers to the scripts of its own version. */
  async function findPage(key: string): Promise<Response | undefined> {
    return (await pages.find(key)) ?? caches.match(key, byAddress);
  }

  async function cacheFirst(store: typeof pages, request: Request): Promise<Response> {
    const cached = (await store.find(request)) ?? (await caches.match(request, byAddress));
    if (cached) return cached;
    const response = await fetch(request);
    // A partial (206) or opaque response is not the whole file.
    if (response.status === 200 && response.type === "basic") await store.put(request, response.clone());
    return response;
  }

  async function listSeenProducts(): Promise<SeenPage[]> {
    const keys = (await pages.list()).filter(({ url }) => new URL(url).pathname.startsWith("/produto/"));
    const seen = keys.slice(-MAX_LISTED).reverse();
    return Promise.all(
      seen.map(async ({ url }) => {
        const path = new URL(url).pathname;
        const html = (await (await caches.match(url, byAddress))?.text()) ?? "";
        return { path, title: readTitle(html) ?? path };
      }),
    );
  }

  return {
    cachePage,
    fetchPageAndData,
    findPage,
    findData,
    findAsset: (request: Request) => cacheFirst(assets, request),
    findPicture: (request: Request) => cacheFirst(pictures, request),
    listSeenProducts,
    /** Fails unless every file is cached: a version without its scripts must not be activated. */
    install: async (files: readonly string[]) => (await caches.open(names.assets)).addAll([...files]),
  };
}

/** True for a complete response that may be stored. A redirected response belongs to another address. */
function isCacheable({ status, redirected, type, headers }: Response): boolean {
  return (
    status === 200 && !redirected && type === "basic" && !headers.get("Cache-Control")?.includes("no-store")
  );
}
