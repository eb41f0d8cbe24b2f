import type { Pool } from "pg";
import type { Logger } from "../shared/logger.ts";

const CHECKPOINT_EVERY_MS = 5 * 60_000;
const VACUUM_HOUR = 4;
const HOUR_MS = 3_600_000;

const storeHour = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  hourCycle: "h23",
  timeZone: "America/Sao_Paulo",
});

/** The embedded engine runs neither checkpointer nor autovacuum: without this the WAL and the dead rows only grow. */
export function startMaintenance(pool: Pool, log: Logger): { stop(): void } {
  let lastVacuum: Date | undefined;

  async function maintain(): Promise<void> {
    const now = new Date();
    try {
      if (isVacuumDue(now, lastVacuum)) {
        lastVacuum = now;
        await pool.query("vacuum (analyze)");
      }
      await pool.query("checkpoint");
    } catch (error) {
      log.warn(`The embedded database could not be tidied: ${(error as Error).message}`);
    }
  }

  const timer = setInterval(maintain, CHECKPOINT_EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}

/** Once a night, in the hour in which a Brazilian store sells least. */
export function isVacuumDue(now: Date, lastVacuum: Date | undefined): boolean {
  if (Number(storeHour.format(now)) !== VACUUM_HOUR) return false;
  return lastVacuum === undefined || now.getTime() - lastVacuum.getTime() > HOUR_MS;
}
