// Opens an embedded database by the shop's own worker thread, without the rest of the shop, and prints the resident memory
// in MB. This is JavaScript because Node.js needs memory of its own to load TypeScript.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";

const [dataDir = ""] = process.argv.slice(2);
const syncCounter = new Int32Array(new SharedArrayBuffer(4));
const workerData = { folder: join(dataDir, "db"), socketPath: undefined, syncCounter };
const worker = new Worker(new URL("../../build/program/database-worker.js", import.meta.url), { workerData });
worker.once("message", () => {
  const residentKb = Number(/VmRSS:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))?.[1]);
  console.log((residentKb / 1024).toFixed(0));
  worker.postMessage("stop");
});
