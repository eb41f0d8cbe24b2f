/** Measures how fast an embedded shop prices deliveries from a full table, against a bare server that sends the same bytes. */
import { OWNER, signInOwner } from "../tests/support/shop-client.ts";
import { startBareServer } from "./support/bare-reference.ts";
import { compare, comparisonHeads } from "./support/compare.ts";
import { loadAddress } from "./support/load.ts";
import { printTable } from "./support/print-table.ts";
import { startShop } from "./support/shop-process.ts";

const ROWS = 2000;
const CEPS_EACH = 10_000;

const shop = await startShop({ STORE_OWNER_PASSWORD: OWNER.password });
const owner = {
  Authorization: `Bearer ${await signInOwner(shop.address)}`,
  "Content-Type": "application/json",
};
const rates = Array.from({ length: ROWS }, (_, index) => ({
  cep_from: String(1_000_000 + index * CEPS_EACH).padStart(8, "0"),
  cep_to: String(1_000_000 + (index + 1) * CEPS_EACH - 1).padStart(8, "0"),
  price_cents: 1500 + index,
  days: 5,
}));
const made = await fetch(`${shop.address}/api/admin/delivery-methods`, {
  method: "POST",
  headers: owner,
  body: JSON.stringify({ kind: "table", name: "Tabela", rates }),
});
if (made.status !== 201) throw new Error(await made.text());

const path = "/api/delivery/01310100";
const bare = await startBareServer(shop.address, [path]);
const ask = (address: string) => () => loadAddress(address + path);
const row = await compare(`a CEP in a table of ${ROWS} rows`, ask(shop.address), ask(bare.address));
bare.stop();
await shop.stop();

printTable(
  "Deliveries on the embedded database (wrk, 32 connections, medians of 3 interleaved rounds)",
  comparisonHeads,
  [row],
);
