/**
 * Measures what the back-office reads, on PostgreSQL, against a bare node:http server that sends the same bytes.
 */
import { startPostgres } from "../tests/support/postgres-server.ts";
import { OWNER, signInOwner } from "../tests/support/shop-client.ts";
import { startBareServer } from "./support/bare-reference.ts";
import { compare, comparisonHeads } from "./support/compare.ts";
import { loadAddress } from "./support/load.ts";
import { printTable } from "./support/print-table.ts";
import { readAnyProduct } from "./support/read-any-product.ts";
import { startShop } from "./support/shop-process.ts";

const postgres = await startPostgres({ isDurable: true });
const shop = await startShop({
  DATABASE_URL: postgres.url,
  SESSION_SECRET: "a secret of at least thirty-two characters",
  STORE_OWNER_PASSWORD: OWNER.password,
});
const owner = { Authorization: `Bearer ${await signInOwner(shop.address)}` };
const reads = {
  "product list": "/api/admin/products",
  product: `/api/admin/products/${await readAnyProduct(shop.address, owner)}`,
  "orders list": "/api/admin/orders",
};

const table: string[][] = [];
const bare = await startBareServer(shop.address, Object.values(reads), owner);
for (const [name, path] of Object.entries(reads)) {
  const ask = (address: string) => () => loadAddress(address + path, { headers: owner });
  table.push(await compare(name, ask(shop.address), ask(bare.address)));
}
bare.stop();
await shop.stop();
await postgres.stop();

printTable(
  "Reads of the back-office on PostgreSQL (wrk, 32 connections, medians of 3 interleaved rounds)",
  comparisonHeads,
  table,
);
