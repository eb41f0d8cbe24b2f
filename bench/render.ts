/** Pages rendered anew for every request, on one thread, without HTTP and without the cache. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../tests/support/postgres-server.ts";
import { milliseconds, printTable } from "./support/print-table.ts";

// React reads this while it is loaded, so it is set before anything else is.
process.env.NODE_ENV = "production";

const SECONDS = 5;
const AT_ONCE = 8;

const { readConfig } = await import("#server/config.ts");
const { openDatabase } = await import("#server/db/client.ts");
const { createLogger } = await import("#server/log.ts");
const { assembleApp } = await import("#server/assemble-app.ts");
const { loadPages } = await import("#server/load-pages.ts");

type Fetch = (request: Request) => Response | Promise<Response>;

const request = (path: string) => new Request(`http://localhost${path}`);

async function renderFor(fetchPage: Fetch, path: string) {
  const end = performance.now() + SECONDS * 1000;
  const busyBefore = process.threadCpuUsage();
  let count = 0;
  let slowestMs = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (performance.now() < end) {
        const startedAt = performance.now();
        await (await fetchPage(request(path))).arrayBuffer();
        slowestMs = Math.max(slowestMs, performance.now() - startedAt);
        count += 1;
      }
    }),
  );
  const busy = process.threadCpuUsage(busyBefore);
  return { perSecond: count / SECONDS, cpuMs: (busy.user + busy.system) / 1000 / count, slowestMs };
}

async function measure(kind: string, url: string | undefined): Promise<string[][]> {
  const dataDir = mkdtempSync(join(tmpdir(), "manto-bench-"));
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "error", RATE_LIMITS: "off" });
  const log = createLogger("error");
  const database = await openDatabase({ url, dataDir, log });
  const pages = await loadPages({ development: false });
  const { app, close } = await assembleApp({ config, database, log, pages, isClosing: () => false });
  const home = await (await app.fetch(request("/"))).text();
  const product = /\/produto\/[0-9a-f-]{36}/.exec(home)?.[0] ?? "/";
  const rows: string[][] = [];
  for (const [name, path] of Object.entries({ Home: "/", Categoria: "/categoria/retro", Produto: product })) {
    await renderFor(app.fetch, path);
    const { perSecond, cpuMs, slowestMs } = await renderFor(app.fetch, path);
    const perCore = (1000 / cpuMs).toFixed(0);
    rows.push([kind, name, perSecond.toFixed(0), milliseconds(cpuMs), perCore, milliseconds(slowestMs)]);
  }
  await close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
  return rows;
}

const postgres = await startPostgres();
const rows = [...(await measure("PostgreSQL", postgres.url)), ...(await measure("embedded", undefined))];
await postgres.stop();
printTable(
  `Pages rendered anew (${AT_ONCE} at once; the database works on a core of its own)`,
  ["database", "page", "renders/s", "CPU each", "renders per second of one core", "slowest"],
  rows,
);
