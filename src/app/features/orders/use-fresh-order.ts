import { useCallback, useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { ApiError, callApi } from "#app/api/api-client.ts";
import { announceQuietLoad } from "#app/features/listing/quiet-load.ts";
import type { PublicOrder } from "#domain/orders/order.ts";
import { isOver } from "#domain/orders/order-milestones.ts";

/** A code is made in a second or two. */
const MAKING_MS = 2000;
const MAX_QUICK_READS = 10;
const WAITING_MS = 15_000;
/** What people do with an order takes hours or days. */
const FOLLOWING_MS = 120_000;

/**
 * The order of an open page, read again until it is over, and more often while its payment is awaited from a provider: at
 * intervals, and when people come back to the page, such as from their bank's app. A read that fails
 * changes nothing.
 */
export function useFreshOrder(loaded: PublicOrder) {
  const [order, setOrder] = useState(loaded);
  const { data, load } = useFetcher<PublicOrder | null>();
  if (data && data !== order) setOrder(data);

  const path = `/pedido/${loaded.publicToken}`;
  const refresh = useCallback(async () => {
    announceQuietLoad(path);
    await load(path);
  }, [path, load]);

  const isAwaited = order.payment !== undefined;
  const isMade = order.payment?.pix === "making";
  const { publicToken: token } = loaded;
  const isAway = loaded.payment?.pix === "away";
  useEffect(() => {
    if (!isAway) return;
    // The provider may be back, or was connected after the order was placed.
    const makeCode = () => callApi("POST /api/payments/pix", { body: { token } });
    makeCode().then(refresh).catch(ignoreRefusal);
  }, [isAway, refresh, token]);
  useEffect(() => {
    if (!isAwaited) return;
    // The provider is asked, because its notification may be on its way or lost.
    const comeBack = async () => {
      await callApi("POST /api/payments/check", { body: { token } }).catch(ignoreRefusal);
      await refresh();
    };
    const quickReads = isMade ? MAX_QUICK_READS : 0;
    return refreshWhileVisible({ refresh, comeBack, quickReads, intervalMs: WAITING_MS });
  }, [isAwaited, isMade, refresh, token]);
  const isFollowed = !isOver(order) && !isAwaited;
  useEffect(() => {
    if (!isFollowed) return;
    const read = oneAtATime(refresh);
    return refreshWhileVisible({ refresh: read, comeBack: read, quickReads: 0, intervalMs: FOLLOWING_MS });
  }, [isFollowed, refresh]);

  return { order, refresh };
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}

/** Whoever switches between windows causes no second read while the first is under way. */
function oneAtATime(read: () => Promise<void>): () => Promise<void> {
  let isReading = false;
  return async () => {
    if (isReading) return;
    isReading = true;
    try {
      await read();
    } finally {
      isReading = false;
    }
  };
}

interface Refreshing {
  refresh: () => Promise<void>;
  comeBack: () => Promise<void>;
  quickReads: number;
  intervalMs: number;
}

/** Returns a function that ends it. */
function refreshWhileVisible({ refresh, comeBack, quickReads, intervalMs }: Refreshing): () => void {
  const leaving = new AbortController();
  let reads = 0;
  let timer: ReturnType<typeof setTimeout>;
  const isVisible = () => document.visibilityState === "visible";
  const wait = () => {
    timer = setTimeout(
      async () => {
        reads += 1;
        if (isVisible()) await refresh();
        // A slow answer is waited for, because the next question would abort it.
        if (!leaving.signal.aborted) wait();
      },
      reads < quickReads ? MAKING_MS : intervalMs,
    );
  };
  wait();
  document.addEventListener("visibilitychange", () => isVisible() && void comeBack(), leaving);
  return () => {
    clearTimeout(timer);
    leaving.abort();
  };
}
