import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import type { Db } from "./client.ts";
import { findOutage } from "./outage.ts";

/**
 * Drizzle's own pool transaction never gives its connection back when BEGIN itself fails, as after a restart of
 * the server; ten of those would leave no connection at all. So the connection is taken and returned here.
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
      // A connection that owes an answer would give it to whoever takes the connection next.
      client.release(findOutage(error) === "away");
      throw error;
    }
  };
  return db;
}
