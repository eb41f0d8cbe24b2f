import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import type { Db } from "./client.ts";
import { findOutage } from "./outage.ts";

/**
 * Drizzle's own pool transaction never releases its connection when BEGIN itself fails, as after a restart of the
 * server; ten such failures would exhaust the pool. So the connection is acquired and released here.
 */
export function createDb(pool: Pool): Db {
  const db = drizzle(pool, { casing: "snake_case" });
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      const result = await drizzle(client, { casing: "snake_case" }).transaction(work, config);
      client.release();
      return result;
    } catch (error) {
      // After an outage a late response may still arrive on this connection, so it is closed and not reused.
      client.release(findOutage(error) === "away");
      throw error;
    }
  };
  return db;
}
