import { useCallback, useEffect, useState } from "react";
import { ApiError, callApi } from "#app/api/api-client.ts";
import { checkSession, useSession } from "#app/features/session/session.ts";
import { OWN_ORDERS_PER_PAGE } from "#domain/orders/own-orders.ts";
import type { OwnOrder } from "./own-order.ts";

export type OwnOrders =
  | { status: "loading" | "visitor" | "failed" }
  | { status: "known"; orders: readonly OwnOrder[]; hasMore: boolean };

type Loaded = { userId: string; orders: readonly OwnOrder[]; hasMore: boolean };

const isFullPage = (orders: readonly OwnOrder[]) => orders.length === OWN_ORDERS_PER_PAGE;

/** Reads the signed-in customer's orders. */
export function useOwnOrders() {
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
      if (!isOver) setLoaded({ userId, orders, hasMore: isFullPage(orders) });
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

  async function loadMore() {
    const last = loaded?.orders.at(-1);
    if (!loaded || !last) return;
    const next = await callApi("GET /api/account/orders", { query: { before: last.id } });
    // Another person may have signed in meanwhile, in another tab.
    setLoaded((now) =>
      now && now.userId === loaded.userId
        ? { ...now, orders: [...now.orders, ...next], hasMore: isFullPage(next) }
        : now,
    );
  }

  return { own: describe(), reload, loadMore };

  function describe(): OwnOrders {
    if (session.status === "anonymous") return { status: "visitor" };
    if (loaded && loaded.userId === userId) return { status: "known", ...loaded };
    return { status: failed ? "failed" : "loading" };
  }
}
