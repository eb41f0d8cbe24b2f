/** Pages rendered anew for every request, in one process, without HTTP and without the cache. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { milliseconds, printTable } from "./support/print-table.ts";

// React reads this while it is loaded, so it is set before anything else is.
process.env.NODE_ENV = "production";

const SECONDS = 5;
const AT_ONCE = 8;

const dataDir = mkdtempSync(join(tmpdir(), "manto-bench-"));
const { readConfig } = await import("#server/config.ts");
const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "error", RATE_LIMITS: "off" });
const { openDatabase } = await import("#server/db/client.ts");
const { createLogger } = await import("#server/log.ts");
const { assembleApp } = await import("#server/assemble-app.ts");
const { loadPages } = await import("#server/load-pages.ts");

const log = createLogger("error");
const database = await openDatabase({ url: undefined, dataDir, log });
const { app, close } = await assembleApp({
  config,
  database,
  log,
  pages: await loadPages({ development: false }),
});

async function measure(path: string): Promise<{ perSecond: number; slowestMs: number }> {
  const end = performance.now() + SECONDS * 1000;
  let count = 0;
  let slowestMs = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (performance.now() < end) {
        const startedAt = performance.now();
        await (await app.fetch(new Request(`http://localhost${path}`))).arrayBuffer();
        slowestMs = Math.max(slowestMs, performance.now() - startedAt);
        count += 1;
      }
    }),
  );
  return { perSecond: count / SECONDS, slowestMs };
}

const home = await (await app.fetch(new Request("http://localhost/"))).text();
const product = /\/produto\/[0-9a-f-]{36}/.exec(home)?.[0] ?? "/";
const rows: string[][] = [];
for (const [name, path] of Object.entries({ Home: "/", Categoria: "/categoria/retro", Produto: product })) {
  await measure(path);
  const { perSecond, slowestMs } = await measure(path);
  rows.push([name, perSecond.toFixed(0), milliseconds(slowestMs)]);
}
printTable(
  `Pages rendered anew (one process, ${AT_ONCE} at once, embedded database)`,
  ["page", "renders/s", "slowest"],
  rows,
);
await close();
await database.close();
rmSync(dataDir, { recursive: true, force: true });
