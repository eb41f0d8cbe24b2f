import type { Db } from "../db/client.ts";
import type { EventBus } from "../events/event-bus.ts";
import type { Logger } from "../logging/log.ts";
import { foldSales } from "./fold-sales.ts";

/** Orders that follow each other within this time are folded together. */
const PAUSE_MS = 2_000;

/**
 * Folds the journal soon after an order has changed, so that it stays short and reads stay fast. What this misses, for
 * instance because the process ends, is folded by the chore.
 */
export function foldAfterOrders(db: Db, events: Pick<EventBus, "subscribe">, log: Pick<Logger, "warn">) {
  let timer: NodeJS.Timeout | undefined;
  let folding: Promise<void> = Promise.resolve();
  const fold = () => {
    timer = undefined;
    folding = foldSales(db).catch((error) => log.warn({ err: error }, "the sales journal was not folded"));
  };
  const unsubscribe = events.subscribe(({ topic }) => {
    if (topic === "orders") timer ??= setTimeout(fold, PAUSE_MS).unref();
  });
  return {
    async stop(): Promise<void> {
      unsubscribe();
      clearTimeout(timer);
      await folding;
    },
  };
}
