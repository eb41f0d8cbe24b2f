/**
 * The service worker: keeps pages that were seen, so that the shop can be looked at without a net. What it touches is
 * decided in route-request.ts; calls of the API never pass through here (docs/architecture.md).
 */
import { listOutdated } from "./cache-names.ts";
import { type Answer, networkFirst } from "./network-first.ts";
import { renderOfflinePage } from "./offline-page.ts";
import { routeRequest } from "./route-request.ts";
import { openShopCopies } from "./shop-copies.ts";
import type { FetchEvent, WorkerScope } from "./worker-scope.ts";

/** Written in by the build (scripts/build-worker.mjs). */
declare const BUILD: { version: string; files: string[]; stylesheet: string };

const worker = globalThis as unknown as WorkerScope;
const copies = openShopCopies(worker.caches, BUILD.version);
const PATIENCE_MS = 4000;
/** There without a visit: the way in, and what was put into the cart. */
const FIRST_PAGES = ["/", "/carrinho"];
const NOT_KEPT = "Você está sem internet, e esta página ainda não foi guardada neste aparelho.";

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const isNavigation = request.mode === "navigate";
  const asked = { method: request.method, url: new URL(request.url), isNavigation };
  const handling = routeRequest(asked, worker.location.origin);
  switch (handling.kind) {
    case "asset":
      return event.respondWith(copies.findAsset(request));
    case "picture":
      return event.respondWith(copies.findPicture(request));
    case "page":
      return event.respondWith(answerPage(event, handling.key));
    case "data":
      return event.respondWith(answerData(event, handling.key));
  }
});

async function install(): Promise<void> {
  await copies.install(BUILD.files);
  await Promise.all(FIRST_PAGES.map(copies.fetchBoth));
  // Pages of the version before keep their scripts (cache-names.ts), so there is nothing to wait for.
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  for (const name of listOutdated(await worker.caches.keys(), BUILD.version))
    await worker.caches.delete(name);
  // The net is asked while the worker still wakes up: a visit must not wait for it.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

async function answerPage(event: FetchEvent, key: string | undefined): Promise<Response> {
  const asked = askForPage(event);
  if (key !== undefined) {
    event.waitUntil(
      asked.then(
        (response) => copies.keepPage(key, response),
        () => undefined,
      ),
    );
  }
  const answer = await networkFirst({
    ask: () => asked,
    findCopy: async () => (key === undefined ? undefined : copies.findPage(key)),
    patience: wait(PATIENCE_MS),
  });
  event.waitUntil(noteNet(answer));
  return answer.response ?? answerOffline(new URL(event.request.url));
}

const askForPage = async ({ preloadResponse, request }: FetchEvent) =>
  (await preloadResponse) ?? fetch(request);

async function answerData(event: FetchEvent, key: string | undefined): Promise<Response> {
  const asked = fetch(event.request);
  if (key !== undefined) {
    // What a page asks for is often a part of its data; the copy is of all of it, and of the page for a reload.
    event.waitUntil(
      asked.then(
        ({ ok }) => (ok ? copies.fetchBoth(key) : undefined),
        () => undefined,
      ),
    );
  }
  const answer = await networkFirst({
    ask: () => asked,
    findCopy: async () => (key === undefined ? undefined : copies.findData(key)),
    patience: wait(PATIENCE_MS),
  });
  event.waitUntil(noteNet(answer));
  // React Router shows an answer of this kind, and its words, in the place of the page.
  return answer.response ?? new Response(NOT_KEPT, { status: 503, statusText: "Offline" });
}

async function answerOffline({ pathname, search }: URL): Promise<Response> {
  const home = await copies.findPage("/");
  const storeName = /property="og:site_name" content="([^"]*)"/.exec((await home?.text()) ?? "")?.[1];
  const html = renderOfflinePage({
    storeName: storeName ?? "Manto",
    path: pathname + search,
    stylesheet: BUILD.stylesheet,
    isOffline: !worker.navigator.onLine,
    seen: await copies.listSeenProducts(),
  });
  return new Response(html, {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'",
    },
  });
}

/** How the net did last; a worker that slept knows nothing. */
let isReachable: boolean | undefined;

/** Devices often believe in a connection that carries nothing: the pages are told what really came of it. */
async function noteNet({ from }: Answer): Promise<void> {
  const before = isReachable;
  isReachable = from === "net";
  if (before === isReachable || (before === undefined && isReachable)) return;
  for (const page of await worker.clients.matchAll()) page.postMessage({ isReachable });
}

worker.addEventListener("message", (event) => {
  const { data, source } = event;
  if (data === "is the net there?") {
    if (isReachable !== undefined) source?.postMessage({ isReachable });
  } else event.waitUntil(keepSeen(data as Seen));
});

/** What a page tells that was open before there was a worker: itself, and what it had loaded. */
interface Seen {
  pages: string[];
  files: string[];
}

async function keepSeen({ pages, files }: Seen): Promise<void> {
  for (const path of pages) {
    const handling = handle(path, true);
    if (handling.kind === "page" && handling.key) await copies.fetchBoth(handling.key);
  }
  for (const path of files) {
    const { kind } = handle(path, false);
    const find = kind === "asset" ? copies.findAsset : kind === "picture" ? copies.findPicture : undefined;
    await find?.(new Request(path)).catch(() => undefined);
  }
}

const handle = (path: string, isNavigation: boolean) =>
  routeRequest(
    { method: "GET", url: new URL(path, worker.location.origin), isNavigation },
    worker.location.origin,
  );

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
