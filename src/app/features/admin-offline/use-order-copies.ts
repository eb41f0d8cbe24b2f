import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useConnection, watchConnection } from "#app/features/offline/connection.ts";
import { registerWorker, tellSeen } from "#app/features/offline/register-worker.ts";
import { copyOrders } from "./copy-orders.ts";

/** The screen itself comes first. */
const SETTLED_MS = 3000;
/** A busy shop changes every minute; the copy may be a little older. */
const SHORTEST_INTERVAL_MS = 120_000;

/** What shows the copies without a net: its page, where the installed app opens it, and its script. */
async function keepScreen(): Promise<void> {
  tellSeen(["/admin", "/admin/pedidos"]);
  await import("./copied-orders-screen.tsx").catch(() => undefined);
}

/** Mounted once, in the back-office's frame: keeps a copy of the last orders for when there is no net. */
export function useOrderCopies(userId: string): void {
  const queries = useQueryClient();

  useEffect(() => {
    registerWorker();
    watchConnection();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastAt = 0;
    const schedule = () => {
      // Without a worker the back-office cannot be opened without a net, and the copy would serve nobody.
      timer ??= setTimeout(
        async () => {
          const isUseful = navigator.serviceWorker?.controller && useConnection.getState().net === "up";
          if (isUseful) {
            lastAt = Date.now();
            await copyOrders(userId);
            await keepScreen();
          }
          timer = undefined;
        },
        Math.max(SETTLED_MS, lastAt + SHORTEST_INTERVAL_MS - Date.now()),
      );
    };
    schedule();
    navigator.serviceWorker?.addEventListener("controllerchange", schedule);
    // Whatever asks for the orders anew has heard that they changed.
    const stopListening = queries.getQueryCache().subscribe(({ type, query }) => {
      const isAskedAnew = type === "updated" && query.state.isInvalidated;
      if (isAskedAnew && query.queryKey[0] === "orders") schedule();
    });
    return () => {
      clearTimeout(timer);
      stopListening();
      navigator.serviceWorker?.removeEventListener("controllerchange", schedule);
    };
  }, [userId, queries]);
}
