import pg from "pg";
import { expect, it } from "vitest";
import type { PostgresServer } from "../support/postgres-server.ts";
import { findBrokenPromises, newOrderBook, readStoredOrders } from "./order-load.ts";
import { reportFigure } from "./report-figure.ts";
import { openShopOnPostgres } from "./shop-on-postgres.ts";
import { sendShoppers } from "./shoppers.ts";

/** At least one crash of each kind. */
const CRASHES = Number(process.env.DATABASE_CRASHES ?? 3);

const ways: ((postgres: PostgresServer) => Promise<void>)[] = [
  async (postgres) => {
    await postgres.halt("SIGKILL");
    await postgres.resume();
  },
  // SIGQUIT is PostgreSQL's immediate shutdown: like a crash, it requires a replay of the WAL.
  async (postgres) => {
    await postgres.halt("SIGQUIT");
    await postgres.resume();
  },
  killOneConnection,
];

it(`PostgreSQL crashed ${CRASHES} times amid orders: the shop goes on by itself, none is missing, none doubled`, {
  timeout: 60_000 + CRASHES * 30_000,
}, async () => {
  const { postgres, address, customer } = await openShopOnPostgres();
  const book = newOrderBook();
  const shoppers = sendShoppers({ address, customer, book });
  for (let crash = 0; crash < CRASHES; crash++) {
    await shoppers.placed(5);
    await ways[crash % ways.length]?.(postgres);
    await shoppers.placed(5);
  }
  await shoppers.finish();
  expect([...book.refused.keys()].filter((status) => status !== 503)).toEqual([]);
  const stored = await readStoredOrders({ url: postgres.url, dataDir: "" });
  expect(findBrokenPromises(book, stored)).toEqual({ missing: [], doubled: [] });
  reportFigure(
    "kill -9, immediate stop or a killed connection of PostgreSQL",
    `${CRASHES} crashes, ${book.confirmed.size} orders confirmed, ${book.refused.get(503) ?? 0} asked to come back (503), 0 missing, 0 doubled`,
  );
});

/** PostgreSQL then closes all other connections and restarts by itself, as after an out-of-memory kill. */
async function killOneConnection({ url }: PostgresServer): Promise<void> {
  const client = new pg.Client(url);
  client.on("error", () => {});
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'manto' limit 1",
  );
  const [victim] = rows;
  if (!victim) throw new Error("The shop has no connection open");
  process.kill(victim.pid, "SIGKILL");
  await new Promise((resolve) => client.once("end", resolve));
}
