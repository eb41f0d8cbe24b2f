import { statfs } from "node:fs/promises";
import type { Pool } from "pg";
import type { Logger } from "../shared/logger.ts";

/** The WAL grows in segments of 16 MB, and PostgreSQL panics when one does not fit: so room for three is reserved. */
const RESERVE_BYTES = 48 * 1024 * 1024;
const CHECK_EVERY_MS = 5_000;

export interface SpaceGuard {
  /** The setting for a new session, which the embedded database loses with each new connection. */
  sessionSetting(): string;
  /** Checks the free space now, and changes the session's setting if needed. */
  check(pool: Pool): Promise<void>;
  /** Checks the free space every five seconds. */
  watch(pool: Pool): { stop(): void };
}

/** Makes the embedded database read-only while the disk is nearly full: pages still work, and nothing is lost. */
export function createSpaceGuard(folder: string, log: Logger, reserveBytes = RESERVE_BYTES): SpaceGuard {
  let isLow = false;

  const sessionSetting = () => `set default_transaction_read_only = ${isLow ? "on" : "off"}`;

  async function check(pool: Pool): Promise<void> {
    try {
      // Hysteresis: leaving the read-only state requires a quarter more, so that it does not flap.
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
    check,
    watch(pool) {
      const timer = setInterval(check, CHECK_EVERY_MS, pool).unref();
      return { stop: () => clearInterval(timer) };
    },
  };
}

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Whether too little space is left to open the database, whose recovery may write new WAL. */
export async function isDiskFull(folder: string): Promise<boolean> {
  return (await freeBytes(folder)) < RESERVE_BYTES;
}
