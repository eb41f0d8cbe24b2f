/**
 * Measures how many orders 32 customers place at once, with every commit on the disk, on PostgreSQL and on the embedded
 * database, against a bare node:http server that makes a single insert into the same kind of database for each.
 */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startPostgres } from "../tests/support/postgres-server.ts";
import { OWNER, orderBody, signInOwner, signUp } from "../tests/support/shop-client.ts";
import { startScript } from "./support/bare-reference.ts";
import { compare, comparisonHeads } from "./support/compare.ts";
import { loadAddress } from "./support/load.ts";
import { printTable } from "./support/print-table.ts";
import { readAnyProduct } from "./support/read-any-product.ts";
import { startShop } from "./support/shop-process.ts";

const CUSTOMERS = 32;
const placeOrders = fileURLToPath(new URL("support/place-orders.lua", import.meta.url));

/** The reference's database: the address of a server, or the folder of an embedded one. */
async function measure(name: string, environment: Record<string, string>, reference: string) {
  const shop = await startShop({
    ...environment,
    SESSION_SECRET: "a secret of at least thirty-two characters",
    STORE_OWNER_PASSWORD: OWNER.password,
  });
  const owner = { Authorization: `Bearer ${await signInOwner(shop.address)}` };
  const productId = await readAnyProduct(shop.address, owner);
  // There are as many customers as connections, each with a number, because the orders of one customer are serialised.
  const customers: string[] = [];
  for (let number = 0; number < CUSTOMERS; number += 1)
    customers.push(`Bearer ${await signUp(shop.address, `cliente${number}@exemplo.com.br`)}`);
  const place = (address: string) => () =>
    loadAddress(address, {
      script: {
        file: placeOrders,
        environment: {
          ORDER_RUN: randomUUID(),
          ORDER_CUSTOMERS: customers.join("\n"),
          ORDER_BODY: JSON.stringify(orderBody({ productId, customer: "Ana Souza" })),
          ORDER_WHATSAPP: orderBody({ productId, customer: "" }).customer_whatsapp,
        },
      },
    });
  const writer = await startScript("bare-writer.ts", reference);
  const line = await compare(name, place(shop.address), place(writer.address));
  writer.stop();
  await shop.stop();
  return line;
}

const postgres = await startPostgres({ isDurable: true });
const folder = mkdtempSync(join(tmpdir(), "manto-bench-"));
const table = [
  await measure("PostgreSQL", { DATABASE_URL: postgres.url }, postgres.url),
  await measure("embedded", {}, folder),
];
await postgres.stop();
rmSync(folder, { recursive: true, force: true });

printTable(
  "Orders placed by 32 customers, durable (wrk, 32 connections, medians of 3 interleaved rounds)",
  ["database", ...comparisonHeads.slice(1)],
  table,
);
