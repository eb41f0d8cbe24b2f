/**
 * Measures how much memory two settings save: those of malloc, and the garbage collection after the start; and how much of
 * the memory the embedded database needs alone.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { renditionUrl, renditionWidths } from "#domain/media/picture.ts";
import { printTable } from "./support/print-table.ts";
import { residentMb } from "./support/resident-memory.ts";
import { startShop } from "./support/shop-process.ts";

/** After this time the garbage collection that follows the start is done and picture processing has finished. */
const QUIET_MS = 8_000;
const PICTURES = 24;
const CONCURRENT = 8;

async function measure(environment: Record<string, string>, dataDir?: string): Promise<string[]> {
  const shop = await startShop(environment, dataDir);
  const home = await (await fetch(shop.address)).text();
  const started = residentMb(shop.pid);
  await setTimeout(QUIET_MS);
  const idle = residentMb(shop.pid);
  await makeRenditions(shop.address, home);
  await setTimeout(QUIET_MS);
  const afterPictures = residentMb(shop.pid);
  await shop.stop();
  return [`${started.toFixed(0)} MB`, `${idle.toFixed(0)} MB`, `${afterPictures.toFixed(0)} MB`];
}

async function makeRenditions(address: string, home: string): Promise<void> {
  const keys = [...new Set(home.match(/products\/\d{6}\/[a-z2-9]{22}\.webp/g))].slice(0, PICTURES);
  const urls = keys.flatMap((key) =>
    renditionWidths.flatMap((width) => [renditionUrl(key, width, "avif"), renditionUrl(key, width, "webp")]),
  );
  if (urls.length === 0) throw new Error("The home page shows no pictures");
  await Promise.all(
    Array.from({ length: CONCURRENT }, async () => {
      for (let url = urls.pop(); url; url = urls.pop()) {
        await (await fetch(address + url)).arrayBuffer();
      }
    }),
  );
}

const measureDatabaseAlone = (dataDir: string): string =>
  `${execFileSync(process.execPath, ["bench/support/database-alone.mjs", dataDir], { encoding: "utf8" }).trim()} MB`;

const dataDir = mkdtempSync(join(tmpdir(), "manto-bench-"));
// The shop respects a value that is already set, so glibc's default number of arenas can be measured too.
const glibcDefault = String(8 * availableParallelism());
printTable(
  "Memory of a shop that makes the renditions of its home page",
  ["started", "at the start", "after the collection", "after the pictures"],
  [
    ["as always", ...(await measure({}, dataDir))],
    ["with glibc's own number of arenas", ...(await measure({ MALLOC_ARENA_MAX: glibcDefault }))],
  ],
);
console.log(`\nThe embedded database of the first shop, opened alone: ${measureDatabaseAlone(dataDir)}`);
rmSync(dataDir, { recursive: true, force: true });
