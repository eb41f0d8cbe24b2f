/** The worker thread in which PostgreSQL's WebAssembly runs, so that a long query never blocks the event loop. */
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

const startParams = [
  // Without -F PostgreSQL calls fsync; the default method would be fdatasync, which Emscripten ignores.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...["-c", "wal_sync_method=fsync"],
  // WebAssembly writes zeros into all of it at the start, so that the default of 128 MB would stay resident even in an
  // empty shop. What does not fit is read from the system's cache of files.
  ...["-c", "shared_buffers=16MB"],
];

let lastPanic = "PostgreSQL gave up";

function post(message: EngineMessage): void {
  parentPort?.postMessage(message);
}

/** PGlite continues after a PANIC with a database in an unknown state, so this thread ends itself. */
function endAfterPanic(): never {
  post({ panic: lastPanic });
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

/** Creates a new database under another name and renames it when it is complete, so that a kill leaves no half of one. */
async function createFolder(): Promise<void> {
  const unfinished = `${folder}.new`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  const database = await openFolder(unfinished);
  await database.close();
  syncTree(unfinished);
  // On Windows an existing empty folder, which an administrator may have created, would make the rename fail.
  if (fs.existsSync(folder)) fs.rmdirSync(folder);
  await renameWithRetry(unfinished, folder);
  syncTree(path.dirname(folder), { recursive: false });
}

if (!fs.existsSync(path.join(folder, "PG_VERSION"))) await createFolder();
const database = await openFolder(folder);
const listener = socketPath === undefined ? { host: "127.0.0.1", port: 0 } : { path: socketPath };
// The pool has one connection; the second allows it to reconnect before the old one has closed.
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
post({ ready: server.getServerConn() });
