/** Pages from the cache against a bare node:http server that sends the same bytes, side by side. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { loadAddress } from "./support/load.ts";
import { median } from "./support/measure.ts";
import { milliseconds, printTable, ratio } from "./support/print-table.ts";
import { startShop } from "./support/shop-process.ts";

const ROUNDS = 3;
/** Node writes these anew for every answer. */
const ownHeaders = /^(date|connection|keep-alive)$/i;

async function record(address: string, path: string) {
  const request = get(address + path, { headers: { "accept-encoding": "br" } });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  const body = await buffer(response);
  const pairs = Array.from({ length: response.rawHeaders.length / 2 }, (_, index) =>
    response.rawHeaders.slice(index * 2, index * 2 + 2),
  );
  return {
    headers: pairs.filter(([name = ""]) => !ownHeaders.test(name)).flat(),
    body: body.toString("base64"),
  };
}

async function startBareServer(answers: object) {
  const file = join(mkdtempSync(join(tmpdir(), "manto-bench-")), "answers.json");
  writeFileSync(file, JSON.stringify(answers));
  const script = fileURLToPath(new URL("support/bare-server.ts", import.meta.url));
  const child = spawn(process.execPath, [script, file], { stdio: ["ignore", "pipe", "inherit"] });
  const [port] = await once(child.stdout, "data");
  return { address: `http://127.0.0.1:${String(port).trim()}`, stop: () => child.kill() };
}

const shop = await startShop();
const home = await (await fetch(shop.address)).text();
const product = /\/produto\/[0-9a-f-]{36}/.exec(home)?.[0] ?? "/";
const pages = { Home: "/", Categoria: "/categoria/retro", Produto: product };
const recorded = await Promise.all(
  Object.values(pages).map(async (path) => [path, await record(shop.address, path)] as const),
);
const bare = await startBareServer(Object.fromEntries(recorded));

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
  "Cached pages (wrk, 2 threads, 32 connections, brotli, medians of 3 interleaved rounds)",
  ["page", "shop, requests/s", "bare node:http", "ratio", "p99"],
  rows,
);
bare.stop();
await shop.stop();
