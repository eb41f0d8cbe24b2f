import { openBounded } from "./bounded-cache.ts";
import { namesOf, PICTURES } from "./cache-names.ts";
import { readTitle, type SeenPage } from "./offline-page.ts";
import { dataUrlOf } from "./route-request.ts";

const MOST_PAGES = 60;
const MOST_PICTURES = 200;
const MOST_ASSETS = 300;
const MOST_LISTED = 12;

const byAddress = { ignoreVary: true };
/** Nobody's cookies: a copy is the same for everyone, by construction. */
const asNobody: RequestInit = { credentials: "omit", priority: "low" };

/** What this version of the shop keeps on the device, and what the version before left. */
export function openShopCopies(caches: CacheStorage, version: string) {
  const names = namesOf(version);
  const pages = openBounded(caches, names.pages, MOST_PAGES);
  const data = openBounded(caches, names.data, MOST_PAGES);
  const assets = openBounded(caches, names.assets, MOST_ASSETS);
  const pictures = openBounded(caches, PICTURES, MOST_PICTURES);

  async function keep(store: typeof pages, key: string, response: Response): Promise<void> {
    if (isKeepable(response)) await store.put(key, response.clone());
  }

  async function fetchInto(store: typeof pages, url: string): Promise<void> {
    const response = await fetch(url, asNobody).catch(() => undefined);
    if (response) await keep(store, url, response);
  }

  /** With its data: a link to this page asks for that alone. */
  async function keepPage(key: string, response: Response): Promise<void> {
    await Promise.all([keep(pages, key, response), response.ok && fetchData(key)]);
  }

  async function fetchData(key: string): Promise<void> {
    const url = dataUrlOf(key);
    if (url) await fetchInto(data, url);
  }

  async function findData(key: string): Promise<Response | undefined> {
    const url = dataUrlOf(key);
    return url === undefined ? undefined : data.find(url);
  }

  /** With the scripts that it names: nobody may have loaded them through the worker yet. */
  async function fetchBoth(key: string): Promise<void> {
    await Promise.all([fetchInto(pages, key), fetchData(key)]);
    const html = await (await pages.find(key))?.text();
    const files = new Set(html?.match(/\/assets\/[\w.-]+\.(?:js|css)/g));
    await Promise.all(
      Array.from(files, (file) => cacheFirst(assets, new Request(file)).catch(() => undefined)),
    );
  }

  /** From whichever version has it: a page brings the names of its own scripts along. */
  async function findPage(key: string): Promise<Response | undefined> {
    return (await pages.find(key)) ?? caches.match(key, byAddress);
  }

  async function cacheFirst(store: typeof pages, request: Request): Promise<Response> {
    const kept = (await store.find(request)) ?? (await caches.match(request, byAddress));
    if (kept) return kept;
    const response = await fetch(request);
    // A part of a file, or what another site hides, is not the file.
    if (response.status === 200 && response.type === "basic") await store.put(request, response.clone());
    return response;
  }

  async function listSeenProducts(): Promise<SeenPage[]> {
    const keys = (await pages.list()).filter(({ url }) => new URL(url).pathname.startsWith("/produto/"));
    const seen = keys.slice(-MOST_LISTED).reverse();
    return Promise.all(
      seen.map(async ({ url }) => {
        const path = new URL(url).pathname;
        const html = (await (await caches.match(url, byAddress))?.text()) ?? "";
        return { path, title: readTitle(html) ?? path };
      }),
    );
  }

  return {
    keepPage,
    fetchBoth,
    findPage,
    findData,
    findAsset: (request: Request) => cacheFirst(assets, request),
    findPicture: (request: Request) => cacheFirst(pictures, request),
    listSeenProducts,
    /** All or nothing: a version without its scripts must not take over. */
    install: async (files: readonly string[]) => (await caches.open(names.assets)).addAll([...files]),
  };
}

/** A whole page that its server does not forbid to keep; where it led elsewhere, it is the other address's page. */
function isKeepable({ status, redirected, type, headers }: Response): boolean {
  return (
    status === 200 && !redirected && type === "basic" && !headers.get("Cache-Control")?.includes("no-store")
  );
}
