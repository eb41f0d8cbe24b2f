import { setTimeout as delay } from "node:timers/promises";
import { type Customer, type OrderBook, tryOrder } from "./order-load.ts";

export interface Shoppers {
  /** Resolves when this many more orders have been confirmed. */
  placed(more: number): Promise<void>;
  /** Waits until every shopper has finished the current order. */
  finish(): Promise<void>;
}

interface ShoppersOptions {
  address: string;
  customer: Customer;
  book: OrderBook;
  atOnce?: number;
}

/** Shoppers retry after this pause and ignore Retry-After, which only programs read. */
const BEFORE_TRYING_AGAIN_MS = 100;

/** Starts shoppers who place one order after another and retry each with its idempotency key until it is confirmed. */
export function sendShoppers({ address, customer, book, atOnce = 4 }: ShoppersOptions): Shoppers {
  let sent = 0;
  let isClosing = false;
  const waiting = new Set<{ size: number; resolve(): void }>();

  async function shop(): Promise<void> {
    while (!isClosing) {
      const key = `order-number-${sent++}`;
      while (!(await tryOrder({ address, customer, book, key }))) await delay(BEFORE_TRYING_AGAIN_MS);
      for (const one of waiting) if (book.confirmed.size >= one.size) one.resolve();
    }
  }

  const all = Promise.all(Array.from({ length: atOnce }, shop));
  return {
    async placed(more) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const one = { size: book.confirmed.size + more, resolve };
      waiting.add(one);
      // If a shopper fails with an unexpected response, the test fails with that error.
      await Promise.race([promise, all]);
      waiting.delete(one);
    },
    async finish() {
      isClosing = true;
      await all;
    },
  };
}
