import fs from "node:fs";
import path from "node:path";
import type { Pool } from "pg";
import type { Logger } from "../logger.ts";
import { type Engine, startEngine } from "./engine.ts";
import { type FolderLock, lockFolder } from "./folder-lock.ts";
import { startMaintenance } from "./maintenance.ts";

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

/** The queries in flight get this long to end before the database is stopped under them. */
const CLOSE_PATIENCE_MS = 5_000;

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
    return assemble(engine, createEmbeddedPool(engine, log), lock, log);
  } catch (error) {
    lock.release();
    throw error;
  }
}

function assemble(engine: Engine, pool: Pool, lock: FolderLock, log: Logger): EmbeddedDatabase {
  const maintenance = startMaintenance(pool, log);
  return {
    pool,
    fsyncCount: engine.fsyncCount,
    async close() {
      maintenance.stop();
      await endPool(pool, log);
      await engine.stop();
      lock.release();
    },
  };
}

async function endPool(pool: Pool, log: Logger): Promise<void> {
  const impatience = Promise.withResolvers<"late">();
  const timer = setTimeout(() => impatience.resolve("late"), CLOSE_PATIENCE_MS);
  const outcome = await Promise.race([pool.end(), impatience.promise]);
  clearTimeout(timer);
  if (outcome === "late") log.warn("A query was still running when the embedded database was stopped.");
}
