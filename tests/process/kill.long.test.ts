import { describe, expect, it } from "vitest";
import { createRandom } from "../support/seeded-random.ts";
import { OWNER } from "../support/shop-client.ts";
import { databaseKinds } from "./database-kinds.ts";
import {
  type Customer,
  compareStoredSums,
  findBrokenPromises,
  keepSignedIn,
  newOrderBook,
  type OrderBook,
  prepareCustomer,
  readStoredOrders,
  readStoredStock,
  receiveShirts,
  retryUnanswered,
  tryOrder,
} from "./order-load.ts";
import { reportFigure } from "./report-figure.ts";
import { addressOf, spawnServer, temporaryFolder } from "./server-process.ts";

/** A few kills detect a lost order; docs/reliability.md has the figures of some hundred. */
const KILLS = Number(process.env.KILLS ?? 6);
const AT_ONCE = 4;
/** Fewer than many lives want, so that the last one is raced for again and again. */
const SHIRTS_PER_LIFE = 8;
const SEED = 1970;

describe.each(databaseKinds)("on %s", (name, openDatabase) => {
  it(`a shop killed ${KILLS} times amid orders keeps every order that it confirmed, doubles none, sums them right and sells no shirt twice`, {
    timeout: 60_000 + KILLS * 60_000,
  }, async () => {
    const url = await openDatabase();
    const dataDir = temporaryFolder();
    const environment = {
      DATA_DIR: dataDir,
      STORE_OWNER_PASSWORD: OWNER.password,
      ...(url && { DATABASE_URL: url, SESSION_SECRET: "a secret of at least thirty-two characters" }),
    };
    const random = createRandom(SEED);
    const book = newOrderBook();
    let customer: Customer | undefined;
    let lostAnswers = 0;
    for (let life = 0; life < KILLS; life++) {
      const server = spawnServer(environment);
      const address = await addressOf(server);
      customer = customer ? await keepSignedIn(address, customer) : await prepareCustomer(address);
      await receiveShirts(address, customer, SHIRTS_PER_LIFE);
      lostAnswers += await retryUnanswered({ address, customer, book });
      const kill = () => server.process.kill("SIGKILL");
      await orderUntilKilled({ address, customer, book, life, orders: 1 + Math.floor(random() * 20), kill });
      expect((await server.exited).signal).toBe("SIGKILL");
    }
    const broken = findBrokenPromises(book, await readStoredOrders({ url, dataDir }));
    expect(broken).toEqual({ missing: [], doubled: [] });
    // Nothing was refused but what had sold out.
    expect([...book.refused.keys()]).toEqual([409]);
    const stock = await readStoredStock({ url, dataDir });
    const left = KILLS * SHIRTS_PER_LIFE - (stock?.sold ?? 0);
    expect([stock?.units, stock?.moved]).toEqual([left, left]);
    const sums = await compareStoredSums({ url, dataDir });
    expect(sums.shown).toEqual(sums.computed);
    expect(book.confirmed.size).toBeGreaterThan(KILLS);
    reportFigure(
      `kill -9 of the shop on ${name}`,
      `${KILLS} kills, ${book.confirmed.size} orders confirmed (${lostAnswers} of them only when asked again), 0 missing, 0 doubled; ${KILLS * SHIRTS_PER_LIFE} shirts received, ${stock?.sold} sold, ${stock?.units} left`,
    );
  });
});

interface Life {
  address: string;
  customer: Customer;
  book: OrderBook;
  life: number;
  /** How many confirmations to wait for before the kill; the next orders are then in flight. */
  orders: number;
  kill(): void;
}

async function orderUntilKilled({ address, customer, book, life, orders, kill }: Life): Promise<void> {
  let sent = 0;
  let done = 0;
  const orderOn = async (): Promise<void> => {
    await tryOrder({ address, customer, book, key: `life-${life}-order-${sent++}` });
    if (++done === orders) kill();
    return orderOn();
  };
  // Each loop ends when its connection breaks.
  await Promise.allSettled(Array.from({ length: AT_ONCE }, orderOn));
}
