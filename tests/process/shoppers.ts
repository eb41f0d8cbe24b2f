import { setTimeout as delay } from "node:timers/promises";
import { type Customer, type OrderBook, tryOrder } from "./order-load.ts";

export interface Shoppers {
  /** Resolves when so many more orders have been confirmed. */
  placed(more: number): Promise<void>;
  /** Lets each of them finish its order. */
  goHome(): Promise<void>;
}

interface ShoppersOptions {
  address: string;
  customer: Customer;
  book: OrderBook;
  atOnce?: number;
}

/** A person reads the sentence before trying again; a program would wait as long as Retry-After says. */
const BEFORE_TRYING_AGAIN_MS = 100;

/** People who order one thing after another, each again and again with its key until the shop has taken it. */
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
      // Should one of them be answered what nobody expects, the test ends with that.
      await Promise.race([promise, all]);
      waiting.delete(one);
    },
    async goHome() {
      isClosing = true;
      await all;
    },
  };
}
