import fs from "node:fs";
import path from "node:path";
import type { Pool } from "pg";
import { DiskFullError } from "../shared/errors.ts";
import type { Logger } from "../shared/logger.ts";
import { type Engine, startEngine } from "./engine.ts";
import { type FolderLock, lockFolder } from "./folder-lock.ts";
import { startMaintenance } from "./maintenance.ts";
import { createSpaceGuard, isDiskFull, type SpaceGuard } from "./space-guard.ts";

export interface EmbeddedDatabase {
  pool: Pool;
  fsyncCount(): number;
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  log: Logger;
  onFatal?: (error: Error) => void;
}

/** How long running queries may take to finish before the database is stopped. */
const CLOSE_TIMEOUT_MS = 5_000;

export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dataDir, log } = options;
  const folder = path.resolve(dataDir, "db");
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  const lock = lockFolder(`${folder}.lock`, folder);
  try {
    const starting = startEngine(folder, (error) => {
      log.error(error.message);
      options.onFatal?.(error);
    });
    const [engine, { createEmbeddedPool }] = await Promise.all([starting, import("./embedded-pool.ts")]);
    // The engine creates its files for everyone; other users of the machine must not reach them.
    fs.chmodSync(folder, 0o700);
    const guard = createSpaceGuard(dataDir, log);
    return assemble(engine, createEmbeddedPool(engine, guard, log), { guard, lock, log });
  } catch (error) {
    lock.release();
    throw (await isDiskFull(dataDir)) ? new DiskFullError(dataDir, { cause: error }) : error;
  }
}

interface Resources {
  guard: SpaceGuard;
  lock: FolderLock;
  log: Logger;
}

function assemble(engine: Engine, pool: Pool, { guard, lock, log }: Resources): EmbeddedDatabase {
  const maintenance = startMaintenance(pool, log);
  const watch = guard.watch(pool);
  return {
    pool,
    fsyncCount: engine.fsyncCount,
    async close() {
      maintenance.stop();
      watch.stop();
      await endPool(pool, log);
      await engine.stop();
      lock.release();
    },
  };
}

async function endPool(pool: Pool, log: Logger): Promise<void> {
  const timeout = Promise.withResolvers<"late">();
  const timer = setTimeout(() => timeout.resolve("late"), CLOSE_TIMEOUT_MS);
  const outcome = await Promise.race([pool.end(), timeout.promise]);
  clearTimeout(timer);
  if (outcome === "late") log.warn("A query was still running when the embedded database was stopped.");
}
