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
  window.addEventListener("offline", () => learn("off"));
  window.addEventListener("online", () => void probe());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && isNetAway()) void probe();
  });
  const workers = navigator.serviceWorker;
  workers?.addEventListener("message", ({ data }: MessageEvent<{ isReachable?: boolean }>) => {
    if (data.isReachable !== undefined) learn(data.isReachable ? "up" : "silent");
  });
  workers?.controller?.postMessage("is the net there?");
  learn(readDevice());
}

function learn(net: Net): void {
  // A device that knows to have no connection knows best.
  useConnection.setState({ net: net === "silent" ? firstOf(readDevice(), net) : net });
  clearTimeout(timer);
  if (net !== "up") timer = setTimeout(probe, PROBE_MS);
}

const firstOf = (device: Net, heard: Net): Net => (device === "off" ? device : heard);

/** Asks the shop for a sign of life, while it seems away and somebody looks. */
async function probe(): Promise<void> {
  if (readDevice() === "off") return learn("off");
  if (document.visibilityState === "hidden") return;
  const answer = await fetch("/healthz", { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  learn(answer?.ok ? "up" : "silent");
}
