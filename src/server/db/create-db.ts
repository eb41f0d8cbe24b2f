import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool, PoolClient } from "pg";
import type { Db } from "./client.ts";
import { findOutage } from "./outage.ts";
import { repeatIfEnded } from "./repeat-if-ended.ts";

/**
 * Drizzle's own pool transaction never releases its connection when BEGIN itself fails, as after a restart of the
 * server; ten such failures would exhaust the pool. So the connection is acquired and released here.
 *
 * A transaction that was ended by a deadlock has left nothing behind and is run again. Its function must therefore do
 * nothing that outlives a rollback.
 */
export function createDb(pool: Pool): Db {
  const db = drizzle(pool, { casing: "snake_case" });
  db.transaction = (work, config) =>
    repeatIfEnded(() =>
      withClient(pool, (client) => drizzle(client, { casing: "snake_case" }).transaction(work, config)),
    );
  return db;
}

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
