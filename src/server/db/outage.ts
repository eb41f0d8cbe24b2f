import { EmbeddedDatabaseStoppedError } from "./shared/errors.ts";

/** Why nothing could be read or written, where the query itself is not to blame. */
export type Outage = "away" | "full" | "read-only";

/** Of the network: the server cannot be reached, or not any more. */
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

/** Of PostgreSQL: connections (08), operator's interventions and time limits (57), too little of something (53). */
const awayClasses = /^(08|57|53)[0-9A-Z]{3}$/;
/** A transaction that was idle for too long. */
const IDLE_TRANSACTION = "25P03";
const DISK_FULL = "53100";
/** The embedded database short of room, or a server that another one has taken over from. */
const READ_ONLY = "25006";

/** pg's own, which have no code. */
const driverSentences =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|Query read timeout/;

/** Looks through what Drizzle and others have wrapped around the driver's error. */
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
