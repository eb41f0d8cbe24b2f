import { EmbeddedDatabaseStoppedError } from "./shared/errors.ts";

/** Why the database could not read or write, where the cause is not the query itself. */
export type Outage = "away" | "full" | "read-only";

/** Network errors: the server cannot be reached, or the connection was lost. */
const networkCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);

/** PostgreSQL's error classes: connection (08), operator intervention and timeouts (57), insufficient resources (53). */
const awayClasses = /^(08|57|53)[0-9A-Z]{3}$/;
/** PostgreSQL ended a transaction that was idle for too long. */
const IDLE_TRANSACTION = "25P03";
const DISK_FULL = "53100";
/** The embedded database while the disk is nearly full, or a former primary server after a failover. */
const READ_ONLY = "25006";

/** Messages of the pg driver's own errors, which have no code. */
const driverSentences =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|Query read timeout/;

/** Finds the outage behind an error, through the causes that Drizzle and others wrap around the driver's error. */
export function findOutage(error: unknown): Outage | undefined {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const outage = outageOf(cause);
    if (outage) return outage;
  }
  return undefined;
}

function outageOf(error: Error): Outage | undefined {
  const code = String((error as NodeJS.ErrnoException).code ?? "");
  if (code === DISK_FULL) return "full";
  if (code === READ_ONLY) return "read-only";
  const isAway =
    networkCodes.has(code) ||
    awayClasses.test(code) ||
    code === IDLE_TRANSACTION ||
    driverSentences.test(error.message) ||
    error instanceof EmbeddedDatabaseStoppedError;
  return isAway ? "away" : undefined;
}
