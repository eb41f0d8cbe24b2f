import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { DatabaseUnreachableError } from "./shared/errors.ts";
import type { Logger } from "./shared/logger.ts";

const STATEMENT_TIMEOUT_MS = 15_000;
/** PostgreSQL enforces its own timeout, unless it is frozen or the network drops its response: then this one applies. */
const ANSWER_TIMEOUT_MS = 20_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 60_000;
const RETRY_FOR_MS = 30_000;
const RETRY_DELAYS_MS = [500, 1_000, 1_500, 2_000, 3_000, 4_000, 5_000, 5_000, 5_000, 5_000];

/** Wrong password, role or database name: a retry cannot succeed. */
const PERMANENT_ERROR_CODES = new Set(["28P01", "28000", "3D000", "42501"]);

interface PoolOptions {
  url: string;
  size: number;
  log: Logger;
  answerTimeoutMs?: number;
}

export function createServerPool({ url, size, log, answerTimeoutMs }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    query_timeout: answerTimeoutMs ?? ANSWER_TIMEOUT_MS,
    application_name: "manto",
    onConnect: prepareSession,
  });
  // Without listeners, a connection that the server closes would end the process: an idle one by the pool's error, one
  // that waits between two statements of a transaction by its own. The transaction's next statement reports that one.
  pool.on("error", (error) => log.warn(`An idle database connection was lost: ${error.message}`));
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/**
 * The settings are made by SET, because poolers such as PgBouncer refuse start-up parameters. The shop's queries end within
 * milliseconds. PostgreSQL expects some of them to be long in a large shop; starting workers for such a query takes it
 * 10 ms, and compiling it 20 and more.
 */
async function prepareSession(client: pg.ClientBase): Promise<void> {
  await client.query(
    `set time zone 'UTC';
     set jit = off;
     set max_parallel_workers_per_gather = 0;
     set statement_timeout = ${STATEMENT_TIMEOUT_MS};
     set idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_TIMEOUT_MS}`,
  );
}

/** Retries for half a minute, because the database may start together with the program, as in a compose file. */
export async function waitUntilReachable(
  pool: pg.Pool,
  url: string,
  log: Logger,
  delaysMs: readonly number[] = RETRY_DELAYS_MS,
): Promise<void> {
  const target = describeTarget(url);
  const startedAt = performance.now();
  for (let attempt = 0; ; attempt++) {
    try {
      await pool.query("select 1");
      return;
    } catch (error) {
      const cause = asError(error);
      const delayMs = delaysMs[attempt];
      const late = delayMs === undefined || performance.now() - startedAt + delayMs > RETRY_FOR_MS;
      if (late || isPermanent(cause)) throw new DatabaseUnreachableError(target, { cause });
      log.warn(`The database at ${target} does not answer yet (${cause.message}); trying again.`);
      await delay(delayMs);
    }
  }
}

function isPermanent(error: Error): boolean {
  return "code" in error && typeof error.code === "string" && PERMANENT_ERROR_CODES.has(error.code);
}

/** Node reports a host with several addresses as an AggregateError whose own message is empty. */
function asError(error: unknown): Error {
  if (error instanceof AggregateError && error.message === "") return asError(error.errors[0]);
  return error instanceof Error ? error : new Error(String(error));
}

/** Describes the server for the log, without the user's password. */
export function describeTarget(url: string): string {
  if (!URL.canParse(url)) return "DATABASE_URL";
  const { host, pathname, searchParams } = new URL(url);
  return `${host || searchParams.get("host") || "localhost"}${pathname}`;
}
