import { create } from "zustand";

/** True when a new version of the shop was activated while this page was open. */
export const useNewVersion = create<{ isThere: boolean }>()(() => ({ isThere: false }));

let isRegistered = false;

/**
 * Registers the service worker once per page. Where that is refused, as in a private window, the shop works online
 * only.
 */
export function registerWorker(): void {
  const workers = navigator.serviceWorker;
  if (isRegistered || !workers) return;
  isRegistered = true;
  if (import.meta.env.DEV) return void unregisterAll(workers);
  // The first service worker also triggers `controllerchange`, but it is no new version.
  let isFirst = !workers.controller;
  workers.addEventListener("controllerchange", () => {
    if (isFirst) reportSeen([location.pathname + location.search], listLoaded());
    else useNewVersion.setState({ isThere: true });
    isFirst = false;
  });
  workers.register("/sw.js").catch(() => undefined);
}

/** Reports pages and files that were loaded before the service worker was active, so that it caches them. */
export function reportSeen(pages: string[], files: string[] = []): void {
  navigator.serviceWorker?.controller?.postMessage({ pages, files });
}

const listLoaded = () =>
  performance
    .getEntriesByType("resource")
    .filter(({ name }) => name.startsWith(location.origin))
    .map(({ name }) => name.slice(location.origin.length));

/** In development, a service worker of an earlier production build would serve its cached copies. */
async function unregisterAll(workers: ServiceWorkerContainer): Promise<void> {
  for (const registration of await workers.getRegistrations()) await registration.unregister();
}
