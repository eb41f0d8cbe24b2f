import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { callApi } from "#app/api/api-client.ts";
import type { ShirtToMake } from "#domain/orders/production-sheet.ts";
import { toast } from "#ui/toast.tsx";
import type { ProductionOrder } from "../admin-order.ts";
import { productionKey } from "../order-queries.ts";
import { orderTexts } from "../order-texts.ts";
import { createTickQueue, type Tick } from "./tick-queue.ts";

type Shirt = ShirtToMake<ProductionOrder>;

/** Which shirts are made, as everybody sees it, and ticking them off. */
export interface MadeShirts {
  isMade: (shirt: Shirt) => boolean;
  /** Whether its tick is not stored yet, and may still be refused. */
  isSaving: (shirt: Shirt) => boolean;
  setMade: (shirt: Shirt, isMade: boolean) => void;
}

export function useMadeShirts(): MadeShirts {
  const client = useQueryClient();
  const [queue] = useState(() => openQueue(client));
  const ticks = useSyncExternalStore(queue.subscribe, queue.ticks, queue.ticks);
  return {
    isMade: ({ key, line, unit }) => ticks.get(key)?.isMade ?? line.made.includes(unit),
    isSaving: ({ key }) => ticks.get(key)?.phase === "sending",
    setMade: queue.set,
  };
}

/** Ticks that are refused one after the other, such as in a room without a signal, share one toast. */
function openQueue(client: QueryClient) {
  let refused: { toastId: string; ticks: readonly Tick[] } | undefined;

  function retry(ticks: readonly Tick[]): void {
    refused = undefined;
    for (const { shirt, isMade } of ticks) queue.set(shirt, isMade);
  }

  const queue = createTickQueue({
    send: saveTick,
    refresh: () => client.invalidateQueries({ queryKey: productionKey }, { throwOnError: true }),
    onSaved: () => {
      refused = undefined;
    },
    onFailed: (tick, { message }) => {
      const others = refused?.ticks.filter(({ shirt }) => shirt.key !== tick.shirt.key) ?? [];
      const ticks = [...others, tick];
      if (refused) toast.dismiss(refused.toastId);
      const toastId = toast.error(orderTexts.tickFailed(ticks.length), {
        description: message,
        action: { label: "Tentar de novo", onPress: () => retry(ticks) },
      });
      refused = { toastId, ticks };
    },
  });
  return queue;
}

const saveTick = ({ shirt: { orderId, position, unit }, isMade }: Tick) =>
  callApi("PUT /api/admin/production/shirts", {
    body: { order_id: orderId, position, unit, made: isMade },
  });
