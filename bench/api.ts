/**
 * Measures the API on PostgreSQL with durable commits: reads are compared with a bare node:http server that sends the
 * same bytes, placed orders with one that makes a single insert for each.
 */
import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { startPostgres } from "../tests/support/postgres-server.ts";
import { OWNER, orderBody, signInOwner, signUp } from "../tests/support/shop-client.ts";
import { startBareServer, startScript } from "./support/bare-reference.ts";
import { type Load, loadAddress } from "./support/load.ts";
import { median } from "./support/measure.ts";
import { milliseconds, printTable, ratio } from "./support/print-table.ts";
import { startShop } from "./support/shop-process.ts";

const ROUNDS = 3;
const placeOrders = fileURLToPath(new URL("support/place-orders.lua", import.meta.url));

async function compare(name: string, ours: () => Promise<Load>, reference: () => Promise<Load>) {
  const mine: Load[] = [];
  const other: Load[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    other.push(await reference());
    mine.push(await ours());
  }
  const perSecond = (loads: readonly Load[]) => median(loads.map((load) => load.requestsPerSecond));
  const failures = mine.reduce((sum, load) => sum + load.failures, 0);
  return [
    name,
    perSecond(mine).toFixed(0),
    perSecond(other).toFixed(0),
    ratio(perSecond(mine), perSecond(other)),
    milliseconds(median(mine.map((load) => load.p99Ms))),
    String(failures),
  ];
}

const postgres = await startPostgres({ isDurable: true });
const shop = await startShop({
  DATABASE_URL: postgres.url,
  SESSION_SECRET: "a secret of at least thirty-two characters",
  STORE_OWNER_PASSWORD: OWNER.password,
});
const owner = { Authorization: `Bearer ${await signInOwner(shop.address)}` };
const { rows: products } = (await (
  await fetch(`${shop.address}/api/admin/products`, { headers: owner })
).json()) as { rows: { id: string }[] };
const productId = products[0]?.id ?? "";
const reads = {
  "product list": "/api/admin/products",
  product: `/api/admin/products/${productId}`,
  "orders list": "/api/admin/orders",
};

const table: string[][] = [];
const bare = await startBareServer(shop.address, Object.values(reads), owner);
for (const [name, path] of Object.entries(reads)) {
  const ask = (address: string) => () => loadAddress(address + path, { headers: owner });
  table.push(await compare(name, ask(shop.address), ask(bare.address)));
}
bare.stop();

// There are as many customers as connections, because the orders of one customer are serialised.
const customers: string[] = [];
for (let number = 0; number < 32; number += 1)
  customers.push(`Bearer ${await signUp(shop.address, `cliente${number}@exemplo.com.br`)}`);
const writer = await startScript("bare-writer.ts", postgres.url);
const place = (address: string) => () =>
  loadAddress(address, {
    script: {
      file: placeOrders,
      environment: {
        ORDER_RUN: randomUUID(),
        ORDER_CUSTOMERS: customers.join("\n"),
        ORDER_BODY: JSON.stringify(orderBody({ productId, customer: "Ana Souza" })),
      },
    },
  });
table.push(await compare("order placed", place(shop.address), place(writer.address)));
writer.stop();
await shop.stop();
await postgres.stop();

printTable(
  "API on PostgreSQL, durable (wrk, 32 connections, medians of 3 interleaved rounds)",
  ["operation", "shop, requests/s", "reference", "ratio", "p99", "failures"],
  table,
);
