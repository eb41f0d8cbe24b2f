import { setTimeout as delay } from "node:timers/promises";
import { expect, it } from "vitest";
import { errorTexts } from "#domain/texts/errors.ts";
import { runAsAdmin } from "../support/database-template.ts";
import { callShop, placeOrder, signInOwner } from "../support/shop-client.ts";
import { findBrokenPromises, newOrderBook, readStoredOrders } from "./order-load.ts";
import { reportFigure } from "./report-figure.ts";
import { subscribe } from "./server-process.ts";
import { openShopOnPostgres } from "./shop-on-postgres.ts";
import { sendShoppers } from "./shoppers.ts";

const AWAY_SECONDS = Number(process.env.AWAY_SECONDS ?? 1);

/** Requests a page repeatedly; counts the visits and the failures. */
function visit(address: string) {
  const seen = { visits: 0, failures: 0 };
  let isOver = false;
  const visiting = (async () => {
    while (!isOver) {
      const { ok } = await fetch(address);
      seen.visits++;
      if (!ok) seen.failures++;
      await delay(20);
    }
  })();
  return {
    seen,
    async end() {
      isOver = true;
      await visiting;
    },
  };
}

/** Collects the change events of an open back-office while the database stops and starts. */
async function watchChanges(address: string, token: string) {
  const stream = await callShop(address, "/api/admin/events", { token });
  let heard = "";
  const decoder = new TextDecoder();
  const listening = (async () => {
    for await (const piece of stream.body ?? []) heard += decoder.decode(piece, { stream: true });
  })();
  listening.catch(() => {});
  return { heard: () => heard };
}

it(`with PostgreSQL stopped for ${AWAY_SECONDS} s amid orders, pages go on, orders wait, and all of it comes back by itself`, {
  timeout: 120_000 + AWAY_SECONDS * 2_000,
}, async () => {
  const { postgres, address, customer } = await openShopOnPostgres();
  const ownerToken = await signInOwner(address);
  const changes = await watchChanges(address, ownerToken);
  await fetch(`${address}/`);
  const visitor = visit(`${address}/`);
  const book = newOrderBook();
  const shoppers = sendShoppers({ address, customer, book });
  await shoppers.placed(5);
  await postgres.halt("SIGINT");
  const away = delay(AWAY_SECONDS * 1_000);

  const refused = await placeOrder(address, { ...customer, key: "order-while-away" });
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  const { error } = await refused.json();
  expect(error).toEqual({ code: "database_unavailable", message: errorTexts.database_unavailable });

  const unseen = await fetch(`${address}/categoria/retro`);
  expect(unseen.status).toBe(503);
  const html = await unseen.text();
  expect(html).toContain("Erro na conexão com o banco de dados");
  expect(html).toContain("Tentar novamente");
  expect((await subscribe(address, "ana@exemplo.com.br")).status).toBe(503);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect((await fetch(`${address}/readyz`)).status).toBe(503);

  await away;
  await postgres.resume();
  const backAt = performance.now();
  // This change publishes no event, like that of another server while this one could not listen yet.
  await runAsAdmin(postgres.url, "update products set name = 'Camisa de Agora'");
  await shoppers.placed(20);
  const ordersAgainMs = performance.now() - backAt;
  expect((await placeOrder(address, { ...customer, key: "order-while-away" })).status).toBe(201);
  const home = async () => (await fetch(`${address}/`)).text();
  await expect.poll(home, { timeout: 30_000, interval: 100 }).toContain("Camisa de Agora");
  expect(changes.heard()).toContain('"topic":"resync"');
  const since = changes.heard().lastIndexOf('"topic":"resync"');
  await shoppers.placed(1);
  await expect.poll(() => changes.heard().slice(since), { timeout: 30_000 }).toContain('"topic":"orders"');
  expect((await fetch(`${address}/readyz`)).status).toBe(200);

  await shoppers.finish();
  await visitor.end();
  expect(visitor.seen.failures).toBe(0);
  expect([...book.refused.keys()]).toEqual([503]);
  const stored = await readStoredOrders({ url: postgres.url, dataDir: "" });
  expect(findBrokenPromises(book, stored)).toEqual({ missing: [], doubled: [] });
  reportFigure(
    `PostgreSQL stopped for ${AWAY_SECONDS} s`,
    `${visitor.seen.visits} page views, 0 failed; ${book.refused.get(503)} orders answered 503, all ${book.confirmed.size} placed in the end, 0 missing, 0 doubled; 20 orders placed ${(ordersAgainMs / 1000).toFixed(1)} s after the return`,
  );
});
