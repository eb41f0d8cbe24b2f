/** Compares pages from the cache with a bare node:http server that sends the same bytes. */
import { startBareServer } from "./support/bare-reference.ts";
import { loadAddress } from "./support/load.ts";
import { median } from "./support/measure.ts";
import { milliseconds, printTable, ratio } from "./support/print-table.ts";
import { startShop } from "./support/shop-process.ts";

const ROUNDS = 7;
const shop = await startShop();
const home = await (await fetch(shop.address)).text();
const product = /\/produto\/[0-9a-f-]{36}/.exec(home)?.[0] ?? "/";
const pages = { Home: "/", Categoria: "/categoria/retro", Produto: product };
const bare = await startBareServer(shop.address, Object.values(pages));

const rows: string[][] = [];
for (const [name, path] of Object.entries(pages)) {
  const ours: number[] = [];
  const reference: number[] = [];
  let p99 = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    reference.push((await loadAddress(bare.address + path)).requestsPerSecond);
    const load = await loadAddress(shop.address + path);
    ours.push(load.requestsPerSecond);
    p99 = Math.max(p99, load.p99Ms);
  }
  const [mine, other] = [median(ours), median(reference)];
  rows.push([name, mine.toFixed(0), other.toFixed(0), ratio(mine, other), milliseconds(p99)]);
}
printTable(
  `Cached pages (wrk, 2 threads, 32 connections, brotli, medians of ${ROUNDS} interleaved rounds)`,
  ["page", "shop, requests/s", "bare node:http", "ratio", "p99"],
  rows,
);
bare.stop();
await shop.stop();
