import type { Pool } from "pg";
import type { Db as QueueDatabase } from "pg-boss";

/** Lets pg-boss use the shop's own connection pool, so that it also works on the embedded database. */
export function queueDatabase(pool: Pool): QueueDatabase {
  return {
    async executeSql(text, values) {
      const client = await pool.connect();
      try {
        // A script of several statements returns one result for each.
        const results = [await client.query(text, values)].flat();
        return { rows: results.flatMap(({ rows }) => rows) };
      } catch (error) {
        // The script may have failed inside a transaction of its own. Without a rollback the connection would stay in it,
        // and the embedded database has only this one.
        await client.query("rollback").catch(() => {});
        throw error;
      } finally {
        client.release();
      }
    },
  };
}
