/** Measures page rendering on one thread, without HTTP and without the page cache. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { startPostgres } from "../tests/support/postgres-server.ts";
import { milliseconds, printTable } from "./support/print-table.ts";

// React reads NODE_ENV when it is loaded, so it must be set before any import.
process.env.NODE_ENV = "production";

const SECONDS = 5;
const AT_ONCE = 8;

const { readConfig } = await import("#server/runtime/config.ts");
const { openDatabase } = await import("#server/db/client.ts");
const { createLogger } = await import("#server/logging/log.ts");
const { composeProgram } = await import("#server/runtime/compose-program.ts");
const { loadPages } = await import("#server/pages/load-build.ts");
const { streamPages } = await import("./support/stream-pages.ts");

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

interface Variant {
  name: string;
  databaseUrl?: string;
  isStreamed?: boolean;
}

async function measure({ name: variant, databaseUrl: url, isStreamed }: Variant): Promise<string[][]> {
  const dataDir = mkdtempSync(join(tmpdir(), "manto-bench-"));
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "error", RATE_LIMITS: "off" });
  const log = createLogger("error");
  const database = await openDatabase({ url, dataDir, log });
  const built = await loadPages({ development: false });
  const pages = isStreamed ? { ...built, build: streamPages(built.build as ServerBuild) } : built;
  const { app, close } = await composeProgram({ config, database, log, pages, isDraining: () => false });
  const home = await (await app.fetch(request("/"))).text();
  const product = /\/produto\/[0-9a-f-]{36}/.exec(home)?.[0] ?? "/";
  const rows: string[][] = [];
  for (const [name, path] of Object.entries({ Home: "/", Categoria: "/categoria/retro", Produto: product })) {
    await renderFor(app.fetch, path);
    const { perSecond, cpuMs, slowestMs } = await renderFor(app.fetch, path);
    const perCore = (1000 / cpuMs).toFixed(0);
    rows.push([variant, name, perSecond.toFixed(0), milliseconds(cpuMs), perCore, milliseconds(slowestMs)]);
  }
  await close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
  return rows;
}

const postgres = await startPostgres();
const rows = [
  ...(await measure({ name: "PostgreSQL", databaseUrl: postgres.url })),
  ...(await measure({ name: "embedded" })),
  ...(await measure({ name: "embedded, as a stream", isStreamed: true })),
];
await postgres.stop();
printTable(
  `Pages rendered anew (${AT_ONCE} at once; the database works on a core of its own)`,
  ["database", "page", "renders/s", "CPU each", "renders per second of one core", "slowest"],
  rows,
);
