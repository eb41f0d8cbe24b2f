/**
 * The service worker: it caches visited pages, so that the shop can be browsed offline. route-request.ts decides which
 * requests it handles; API calls are never intercepted (docs/architecture.md).
 */
import { listOutdated } from "./cache-names.ts";
import { type Answer, networkFirst } from "./network-first.ts";
import { offlinePagePolicy, renderOfflinePage } from "./offline-page.ts";
import { routeRequest } from "./route-request.ts";
import { openShopCaches } from "./shop-caches.ts";
import type { FetchEvent, WorkerScope } from "./worker-scope.ts";

/** Defined by the build (scripts/build-worker.mjs). */
declare const BUILD: { version: string; files: string[]; stylesheet: string };

const worker = globalThis as unknown as WorkerScope;
const shopCaches = openShopCaches(worker.caches, BUILD.version);
const NETWORK_TIMEOUT_MS = 4000;
/** Cached without a visit: the home page and the cart. */
const FIRST_PAGES = ["/", "/carrinho"];

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const isNavigation = request.mode === "navigate";
  const routed = { method: request.method, url: new URL(request.url), isNavigation };
  const handling = routeRequest(routed, worker.location.origin);
  switch (handling.kind) {
    case "asset":
      return event.respondWith(shopCaches.findAsset(request));
    case "picture":
      return event.respondWith(shopCaches.findPicture(request));
    case "page":
      return event.respondWith(answerPage(event, handling.key));
    case "data":
      return event.respondWith(answerData(event, handling.key));
  }
});

async function install(): Promise<void> {
  await shopCaches.install(BUILD.files);
  await Promise.all(FIRST_PAGES.map(shopCaches.fetchPageAndData));
  // Pages of the previous version keep their scripts (cache-names.ts), so the new version need not wait.
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  for (const name of listOutdated(await worker.caches.keys(), BUILD.version))
    await worker.caches.delete(name);
  // The browser sends the request while the worker is still starting, so that a visit does not wait for it.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

async function answerPage(event: FetchEvent, key: string | undefined): Promise<Response> {
  const fetched = requestPage(event);
  if (key !== undefined) {
    event.waitUntil(
      fetched.then(
        (response) => shopCaches.cachePage(key, response),
        () => undefined,
      ),
    );
  }
  const answer = await networkFirst({
    fetchFresh: () => fetched,
    findCopy: async () => (key === undefined ? undefined : shopCaches.findPage(key)),
    timeout: wait(NETWORK_TIMEOUT_MS),
  });
  event.waitUntil(publishReachability(answer));
  return answer.response ?? answerOffline(new URL(event.request.url));
}

const requestPage = async ({ preloadResponse, request }: FetchEvent) =>
  (await preloadResponse) ?? fetch(request);

async function answerData(event: FetchEvent, key: string | undefined): Promise<Response> {
  const fetched = fetch(event.request);
  if (key !== undefined) {
    // The page often requests only a part of its data, so the whole data is fetched for the cache, and the page for a
    // reload.
    event.waitUntil(
      fetched.then(
        ({ ok }) => (ok ? shopCaches.fetchPageAndData(key) : undefined),
        () => undefined,
      ),
    );
  }
  const answer = await networkFirst({
    fetchFresh: () => fetched,
    findCopy: async () => (key === undefined ? undefined : shopCaches.findData(key)),
    timeout: wait(NETWORK_TIMEOUT_MS),
  });
  event.waitUntil(publishReachability(answer));
  // The status text tells the page's boundary that the page is not on this device (page-boundary.tsx).
  return answer.response ?? new Response(null, { status: 503, statusText: "Offline" });
}

async function answerOffline({ pathname, search }: URL): Promise<Response> {
  const home = await shopCaches.findPage("/");
  const storeName = /property="og:site_name" content="([^"]*)"/.exec((await home?.text()) ?? "")?.[1];
  const html = renderOfflinePage({
    storeName: storeName ?? "Manto",
    path: pathname + search,
    stylesheet: BUILD.stylesheet,
    isOffline: !worker.navigator.onLine,
    seen: await shopCaches.listSeenProducts(),
  });
  return new Response(html, {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": await offlinePagePolicy(),
    },
  });
}

/** Whether the last request reached the server; undefined after the worker was restarted. */
let isReachable: boolean | undefined;

/** Devices often report a connection that does not work, so the pages are notified whether the server was reached. */
async function publishReachability({ from }: Answer): Promise<void> {
  const before = isReachable;
  isReachable = from === "net";
  if (before === isReachable || (before === undefined && isReachable)) return;
  for (const page of await worker.clients.matchAll()) page.postMessage({ isReachable });
}

worker.addEventListener("message", (event) => {
  const { data, source } = event;
  if (data === "is the net there?") {
    if (isReachable !== undefined) source?.postMessage({ isReachable });
  } else event.waitUntil(cacheSeen(data as Seen));
});

/** What a page reports that was open before the worker was active: itself and its loaded files. */
interface Seen {
  pages: string[];
  files: string[];
}

async function cacheSeen({ pages, files }: Seen): Promise<void> {
  for (const path of pages) {
    const handling = handle(path, true);
    if (handling.kind === "page" && handling.key) await shopCaches.fetchPageAndData(handling.key);
  }
  for (const path of files) {
    const { kind } = handle(path, false);
    const find =
      kind === "asset" ? shopCaches.findAsset : kind === "picture" ? shopCaches.findPicture : undefined;
    await find?.(new Request(path)).catch(() => undefined);
  }
}

const handle = (path: string, isNavigation: boolean) =>
  routeRequest(
    { method: "GET", url: new URL(path, worker.location.origin), isNavigation },
    worker.location.origin,
  );

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
