import { create } from "zustand";

/**
 * `off`: the device itself says that it has no connection. `silent`: it believes to have one, but the shop does not
 * answer; in both cases what is seen are copies.
 */
export type Net = "up" | "off" | "silent";

export const useConnection = create<{ net: Net }>()(() => ({ net: readDevice() }));

export const isNetAway = (): boolean => readDevice() === "off" || useConnection.getState().net !== "up";

const PROBE_MS = 10_000;

/** The server has no such thing, and renders pages as they are with a net. */
function readDevice(): Net {
  return typeof navigator === "undefined" || navigator.onLine !== false ? "up" : "off";
}

let isWatched = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** From the first call on, for as long as the page is open. */
export function watchConnection(): void {
  if (isWatched) return;
  isWatched = true;
  for (const change of ["offline", "online"]) window.addEventListener(change, () => void probe());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && isNetAway()) void probe();
  });
  const workers = navigator.serviceWorker;
  workers?.addEventListener("message", ({ data }: MessageEvent<{ isReachable?: boolean }>) => {
    if (data.isReachable !== undefined) learn(data.isReachable);
  });
  workers?.controller?.postMessage("is the net there?");
  if (isNetAway()) void probe();
}

function learn(isReachable: boolean): void {
  useConnection.setState({ net: isReachable ? "up" : readDevice() === "off" ? "off" : "silent" });
  clearTimeout(timer);
  if (!isReachable) timer = setTimeout(probe, PROBE_MS);
}

/** Asks the shop for a sign of life. In a house without internet it may still be there, on the same network. */
async function probe(): Promise<void> {
  if (document.visibilityState === "hidden") return;
  const answer = await fetch("/healthz", { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  learn(answer?.ok ?? false);
}
