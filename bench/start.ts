/** Measures the time from process start to the first response, and the memory use, idle and under load. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { startPostgres } from "../tests/support/postgres-server.ts";
import { loadAddress } from "./support/load.ts";
import { median } from "./support/measure.ts";
import { printTable } from "./support/print-table.ts";
import { residentMb } from "./support/resident-memory.ts";
import { startShop } from "./support/shop-process.ts";

const STARTS = 3;
const LOADED_SECONDS = 20;
/** After this time all work of the start has finished. */
const QUIET_MS = 8_000;

async function measure(environment: Record<string, string>): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "manto-bench-"));
  const first = await startShop(environment, dataDir);
  await first.stop();
  const starts: number[] = [];
  for (let round = 0; round < STARTS; round += 1) {
    const shop = await startShop(environment, dataDir);
    await fetch(`${shop.address}/readyz`);
    starts.push(shop.startMs);
    await shop.stop();
  }
  const shop = await startShop(environment, dataDir);
  await fetch(shop.address);
  await setTimeout(QUIET_MS);
  const idle = residentMb(shop.pid);
  await loadAddress(shop.address, { seconds: LOADED_SECONDS });
  const early = residentMb(shop.pid);
  await loadAddress(shop.address, { seconds: LOADED_SECONDS });
  const late = residentMb(shop.pid);
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return [
    `${(first.startMs / 1000).toFixed(1)} s`,
    `${(median(starts) / 1000).toFixed(2)} s`,
    ...[idle, early, late].map((mb) => `${mb.toFixed(0)} MB`),
  ];
}

const postgres = await startPostgres();
const rows = [
  ["embedded", ...(await measure({}))],
  [
    "PostgreSQL",
    ...(await measure({ DATABASE_URL: postgres.url, SESSION_SECRET: "a secret of thirty-two characters" })),
  ],
];
await postgres.stop();
printTable(
  "Start and memory (first start with the demo catalogue; then the median of 3)",
  [
    "database",
    "first start",
    "second start",
    "idle",
    `after ${LOADED_SECONDS} s of load`,
    `after ${LOADED_SECONDS * 2} s`,
  ],
  rows,
);
