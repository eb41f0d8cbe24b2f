import { statfs } from "node:fs/promises";
import type { Pool } from "pg";
import type { Logger } from "../shared/logger.ts";

/** The log grows in steps of 16 MB, and a step that finds no room ends the database: so the last three are not used. */
const RESERVE_BYTES = 48 * 1024 * 1024;
const EVERY_MS = 5_000;

export interface SpaceGuard {
  /** What a session must be told, as the embedded database forgets it with each new connection. */
  sessionSetting(): string;
  /** Looks now, and tells the session when something has changed. */
  look(pool: Pool): Promise<void>;
  /** Looks again and again. */
  watch(pool: Pool): { stop(): void };
}

/** While the disk is nearly full the embedded database is read and not written: pages go on, and nothing is lost. */
export function createSpaceGuard(folder: string, log: Logger, reserveBytes = RESERVE_BYTES): SpaceGuard {
  let isLow = false;

  const sessionSetting = () => `set default_transaction_read_only = ${isLow ? "on" : "off"}`;

  async function look(pool: Pool): Promise<void> {
    try {
      // A little more is asked for the way back, so that it does not swing to and fro.
      const isLowNow = (await freeBytes(folder)) < reserveBytes * (isLow ? 1.25 : 1);
      if (isLowNow === isLow) return;
      isLow = isLowNow;
      if (isLow)
        log.error(`The disk of ${folder} is nearly full: until there is room, nothing more is written.`);
      else log.warn(`The disk of ${folder} has room again: the database takes writes.`);
      await pool.query(sessionSetting());
    } catch (error) {
      log.warn(`The room left on the disk of ${folder} is not known: ${(error as Error).message}`);
    }
  }

  return {
    sessionSetting,
    look,
    watch(pool) {
      const timer = setInterval(look, EVERY_MS, pool).unref();
      return { stop: () => clearInterval(timer) };
    },
  };
}

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Whether too little is left to open the database: it may have to write its log anew. */
export async function isDiskFull(folder: string): Promise<boolean> {
  return (await freeBytes(folder)) < RESERVE_BYTES;
}
