import { setTimeout as wait } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool, PoolClient } from "pg";
import type { Db } from "./client.ts";
import { findOutage } from "./outage.ts";
import { isViolation } from "./violations.ts";

/** How often a transaction is run that PostgreSQL ends in favour of another one. */
const MAX_ATTEMPTS = 3;
/** Time for the other transaction to take the row that was let go; without it, the repeated one may take it again. */
const PAUSE_MS = 20;

/**
 * Drizzle's own pool transaction never releases its connection when BEGIN itself fails, as after a restart of the
 * server; ten such failures would exhaust the pool. So the connection is acquired and released here.
 *
 * A transaction that was ended by a deadlock has left nothing behind and is run again. Its function must therefore do
 * nothing that outlives a rollback.
 */
export function createDb(pool: Pool): Db {
  const db = drizzle(pool, { casing: "snake_case" });
  db.transaction = async (work, config) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await withClient(pool, (client) =>
          drizzle(client, { casing: "snake_case" }).transaction(work, config),
        );
      } catch (error) {
        if (attempt === MAX_ATTEMPTS || !isRepeatable(error)) throw error;
        await wait(PAUSE_MS * attempt);
      }
    }
  };
  return db;
}

const isRepeatable = (error: unknown) =>
  isViolation(error, "deadlock") || isViolation(error, "serialization");

async function withClient<Result>(pool: Pool, run: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    const result = await run(client);
    client.release();
    return result;
  } catch (error) {
    // After an outage a late response may still arrive on this connection, so it is closed and not reused.
    client.release(findOutage(error) === "away");
    throw error;
  }
}
