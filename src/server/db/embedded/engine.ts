import path from "node:path";
import { Worker } from "node:worker_threads";
import { workerFile } from "../../files/program-files.ts";
import { EmbeddedDatabaseStoppedError } from "../shared/errors.ts";
import { makeSocketFolder, removeSocketFolder, SOCKET_NAME } from "./socket-folder.ts";

export interface EngineData {
  folder: string;
  /** Undefined on Windows, where a loopback port is used instead of the unix socket. */
  socketPath: string | undefined;
  syncCounter: Int32Array;
}

export type EngineRequest = "stop";
export type EngineMessage = { ready: string } | { panic: string };

export interface Engine {
  address: { host: string; port: number };
  fsyncCount(): number;
  /** Returns the error once the thread has ended without being stopped. */
  failure(): Error | undefined;
  stop(): Promise<void>;
}

export async function startEngine(folder: string, onFatal: (error: Error) => void): Promise<Engine> {
  const pointerFile = `${folder}.socket`;
  const socketFolder = process.platform === "win32" ? undefined : makeSocketFolder(pointerFile);
  const syncCounter = new Int32Array(new SharedArrayBuffer(4));
  const socketPath = socketFolder && path.join(socketFolder, SOCKET_NAME);
  const worker = new Worker(workerFile("src/server/db/embedded/database-worker.ts"), {
    workerData: { folder, socketPath, syncCounter } satisfies EngineData,
    name: "embedded-database",
  });
  const life = watchWorker(worker, () => socketFolder && removeSocketFolder(socketFolder, pointerFile));
  const address = await life.ready;
  life.onDeath(onFatal);
  return {
    address: socketFolder === undefined ? parseAddress(address) : { host: socketFolder, port: 5432 },
    fsyncCount: () => Atomics.load(syncCounter, 0),
    failure: life.failure,
    stop: life.stop,
  };
}

function watchWorker(worker: Worker, cleanUp: () => void) {
  const ready = Promise.withResolvers<string>();
  const gone = Promise.withResolvers<void>();
  let failure: Error | undefined;
  let stopping = false;
  let reportDeath: (error: Error) => void = () => {};

  worker.on("message", (message: EngineMessage) => {
    if ("ready" in message) ready.resolve(message.ready);
    // Under `node --watch` the thread also reports the files it loaded.
    else if ("panic" in message) failure = new EmbeddedDatabaseStoppedError(message.panic);
  });
  worker.once("error", (cause: Error) => {
    failure ??= new EmbeddedDatabaseStoppedError(cause.message, { cause });
  });
  worker.once("exit", (code) => {
    cleanUp();
    gone.resolve();
    if (stopping && failure === undefined) return;
    failure ??= new EmbeddedDatabaseStoppedError(`its thread ended with code ${code}`);
    ready.reject(failure);
    reportDeath(failure);
  });

  return {
    ready: ready.promise,
    failure: () => failure,
    onDeath(listener: (error: Error) => void) {
      reportDeath = listener;
    },
    async stop() {
      stopping = true;
      worker.postMessage("stop" satisfies EngineRequest);
      await gone.promise;
    },
  };
}

function parseAddress(address: string): { host: string; port: number } {
  const separator = address.lastIndexOf(":");
  return { host: address.slice(0, separator), port: Number(address.slice(separator + 1)) };
}
