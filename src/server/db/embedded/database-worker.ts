/** The thread in which PostgreSQL's WebAssembly runs, so that a long query never holds up the event loop. */
import fs from "node:fs";
import path from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { renameWithRetry } from "../../files/rename-with-retry.ts";
import { DurableFS } from "./durable-fs.ts";
import type { EngineData, EngineMessage, EngineRequest } from "./engine.ts";
import { syncTree } from "./sync-tree.ts";

const { folder, socketPath, syncCounter } = workerData as EngineData;

// Without -F PostgreSQL asks for its fsyncs; the default method would be fdatasync, which Emscripten ignores.
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  "-c",
  "wal_sync_method=fsync",
];

let lastPanic = "PostgreSQL gave up";

function tell(message: EngineMessage): void {
  parentPort?.postMessage(message);
}

/** PGlite goes on after a PANIC, with a database in an unknown state: this thread must not. */
function endAfterPanic(): never {
  tell({ panic: lastPanic });
  process.exit(1);
}

function openFolder(dataDir: string): Promise<PGlite> {
  const onSync = () => Atomics.add(syncCounter, 0, 1);
  return PGlite.create({
    fs: new DurableFS(dataDir, { onSync, onAbort: endAfterPanic }),
    startParams,
    extensions: { unaccent, pg_trgm },
    onStderr(line) {
      if (line.includes("PANIC:")) lastPanic = line.slice(line.indexOf("PANIC:"));
      return false;
    },
  });
}

/** A new database appears under its name only when it is whole: a kill in the middle leaves no half of one. */
async function createFolder(): Promise<void> {
  const unfinished = `${folder}.new`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  const database = await openFolder(unfinished);
  await database.close();
  syncTree(unfinished);
  // An empty folder, perhaps made by whoever set the machine up, is in the way on Windows.
  if (fs.existsSync(folder)) fs.rmdirSync(folder);
  await renameWithRetry(unfinished, folder);
  syncTree(path.dirname(folder), { recursive: false });
}

if (!fs.existsSync(path.join(folder, "PG_VERSION"))) await createFolder();
const database = await openFolder(folder);
const listener = socketPath === undefined ? { host: "127.0.0.1", port: 0 } : { path: socketPath };
// One for the pool's only connection, one so that its successor need not wait for the old one's farewell.
const server = new PGLiteSocketServer({ db: database, maxConnections: 2, ...listener });
await server.start();

async function stop(): Promise<void> {
  await server.stop();
  await database.exec("checkpoint");
  await database.close();
}

parentPort?.on("message", (request: EngineRequest) => {
  if (request !== "stop") return;
  stop().then(
    () => process.exit(0),
    (error: unknown) => {
      throw error;
    },
  );
});
tell({ ready: server.getServerConn() });
