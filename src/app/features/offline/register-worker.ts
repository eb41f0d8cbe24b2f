import { create } from "zustand";

/** A newer version of the shop has taken over while this page was open. */
export const useNewVersion = create<{ isThere: boolean }>()(() => ({ isThere: false }));

let isRegistered = false;

/** Once a page. Where it is refused, as in a private window, the shop works as it always did, with a net. */
export function registerWorker(): void {
  const workers = navigator.serviceWorker;
  if (isRegistered || !workers) return;
  isRegistered = true;
  if (import.meta.env.DEV) return void unregisterAll(workers);
  // The first worker of a visit takes over as well, but brings no newer version.
  let isFirst = !workers.controller;
  workers.addEventListener("controllerchange", () => {
    if (isFirst) tellSeen([location.pathname + location.search], listLoaded());
    else useNewVersion.setState({ isThere: true });
    isFirst = false;
  });
  workers.register("/sw.js").catch(() => undefined);
}

/** The worker came after this page: it is told what was seen before it. */
export function tellSeen(pages: string[], files: string[] = []): void {
  navigator.serviceWorker?.controller?.postMessage({ pages, files });
}

const listLoaded = () =>
  performance
    .getEntriesByType("resource")
    .filter(({ name }) => name.startsWith(location.origin))
    .map(({ name }) => name.slice(location.origin.length));

/** One that a built shop left at this address would show its own copies while developing. */
async function unregisterAll(workers: ServiceWorkerContainer): Promise<void> {
  for (const registration of await workers.getRegistrations()) await registration.unregister();
}
