import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useConnection, watchConnection } from "#app/features/connection/connection.ts";
import { registerWorker, reportSeen } from "#app/features/offline/register-worker.ts";
import { copyOrders } from "./copy-orders.ts";

/** The copy waits until the screen has loaded. */
const START_DELAY_MS = 3000;
/** A busy shop changes every minute; the copy may be a little older than that. */
const MIN_INTERVAL_MS = 120_000;

/** Caches what shows the copies offline: the page, the installed app's start page, and its script. */
async function cacheScreen(): Promise<void> {
  reportSeen(["/admin", "/admin/pedidos"]);
  await import("./copied-orders-screen.tsx").catch(() => undefined);
}

/** Mounted once, in the back-office's frame. It stores a copy of the latest orders for offline use. */
export function useOrderCopies(userId: string): void {
  const queries = useQueryClient();

  useEffect(() => {
    registerWorker();
    watchConnection();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastAt = 0;
    const schedule = () => {
      // Without a service worker the back-office cannot be opened offline, so a copy would be useless.
      timer ??= setTimeout(
        async () => {
          const isUseful = navigator.serviceWorker?.controller && useConnection.getState().net === "up";
          if (isUseful) {
            lastAt = Date.now();
            await copyOrders(userId);
            await cacheScreen();
          }
          timer = undefined;
        },
        Math.max(START_DELAY_MS, lastAt + MIN_INTERVAL_MS - Date.now()),
      );
    };
    schedule();
    navigator.serviceWorker?.addEventListener("controllerchange", schedule);
    // An invalidated orders query means that orders have changed.
    const stopListening = queries.getQueryCache().subscribe(({ type, query }) => {
      const isInvalidated = type === "updated" && query.state.isInvalidated;
      if (isInvalidated && query.queryKey[0] === "orders") schedule();
    });
    return () => {
      clearTimeout(timer);
      stopListening();
      navigator.serviceWorker?.removeEventListener("controllerchange", schedule);
    };
  }, [userId, queries]);
}
