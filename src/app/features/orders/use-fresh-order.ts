import { useCallback, useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { ApiError, callApi } from "#app/api/api-client.ts";
import { askWhileVisible } from "#app/features/connection/ask-while-visible.ts";
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
    let quickReads = isMade ? MAX_QUICK_READS : 0;
    const waitMs = () => {
      quickReads -= 1;
      return quickReads >= 0 ? MAKING_MS : WAITING_MS;
    };
    return askWhileVisible({ ask: refresh, comeBack, waitMs });
  }, [isAwaited, isMade, refresh, token]);
  const isFollowed = !isOver(order) && !isAwaited;
  useEffect(() => {
    if (!isFollowed) return;
    return askWhileVisible({ ask: refresh, comeBack: refresh, waitMs: () => FOLLOWING_MS });
  }, [isFollowed, refresh]);

  return { order, refresh };
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
