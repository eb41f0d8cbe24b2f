import { useCallback, useEffect, useState } from "react";
import { ApiError, callApi } from "#app/api/api-client.ts";
import { checkSession, useSession } from "#app/features/session/session.ts";
import type { OwnOrder } from "./own-order.ts";

export type OwnOrders =
  | { status: "loading" | "visitor" | "failed" }
  | { status: "known"; orders: readonly OwnOrder[] };

type Loaded = { userId: string; orders: readonly OwnOrder[] };

/** Reads the signed-in customer's orders. */
export function useOwnOrders(): { own: OwnOrders; reload: () => void } {
  const session = useSession();
  const userId = session.status === "authenticated" ? session.user.id : undefined;
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt repeats the request
  useEffect(() => {
    let isOver = false;
    async function load() {
      // Also checks the session again if the page's first check failed.
      if (!userId) return void (await checkSession());
      const orders = await callApi("GET /api/account/orders");
      if (!isOver) setLoaded({ userId, orders });
    }
    load().catch((failure) => {
      if (!(failure instanceof ApiError)) throw failure;
      if (!isOver) setFailed(true);
    });
    return () => {
      isOver = true;
    };
  }, [userId, attempt]);

  const reload = useCallback(() => {
    setFailed(false);
    setAttempt((count) => count + 1);
  }, []);

  if (session.status === "anonymous") return { own: { status: "visitor" }, reload };
  if (loaded && loaded.userId === userId) return { own: { status: "known", orders: loaded.orders }, reload };
  return { own: { status: failed ? "failed" : "loading" }, reload };
}
