import { create } from "zustand";

/**
 * `off`: the device reports that it has no connection. `silent`: it reports one, but the server does not answer. In
 * both cases the pages shown are cached copies.
 */
export type Net = "up" | "off" | "silent";

export const useConnection = create<{ net: Net }>()(() => ({ net: readDevice() }));

export const isOffline = (): boolean => readDevice() === "off" || useConnection.getState().net !== "up";

export const RETRY_MS = 10_000;

/** Server rendering has no `navigator.onLine` and renders pages as online. */
function readDevice(): Net {
  return typeof navigator === "undefined" || navigator.onLine !== false ? "up" : "off";
}

let isWatched = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Starts watching on the first call, for as long as the page is open. */
export function watchConnection(): void {
  if (isWatched) return;
  isWatched = true;
  for (const change of ["offline", "online"]) window.addEventListener(change, () => void probe());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && isOffline()) void probe();
  });
  const workers = navigator.serviceWorker;
  workers?.addEventListener("message", ({ data }: MessageEvent<{ isReachable?: boolean }>) => {
    if (data.isReachable !== undefined) learn(data.isReachable);
  });
  workers?.controller?.postMessage("is the net there?");
  if (isOffline()) void probe();
}

function learn(isReachable: boolean): void {
  useConnection.setState({ net: isReachable ? "up" : readDevice() === "off" ? "off" : "silent" });
  clearTimeout(timer);
  if (!isReachable) timer = setTimeout(probe, RETRY_MS);
}

/** Checks whether the server answers. Without internet it may still be reachable in the local network. */
async function probe(): Promise<void> {
  if (document.visibilityState === "hidden") return;
  const answer = await fetch("/healthz", { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  learn(answer?.ok ?? false);
}
