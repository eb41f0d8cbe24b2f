import type { Pool } from "pg";
import type { Db as QueueDatabase } from "pg-boss";

/** pg-boss on the shop's own connections: it needs no pool beside theirs, and the embedded database serves it as well. */
export function queueDatabase(pool: Pool): QueueDatabase {
  return {
    async executeSql(text, values) {
      const client = await pool.connect();
      try {
        // A script of several statements is answered with one result for each.
        const results = [await client.query(text, values)].flat();
        return { rows: results.flatMap(({ rows }) => rows) };
      } catch (error) {
        // A script may have failed inside its own transaction, in which the embedded database's only session would stay.
        await client.query("rollback").catch(() => {});
        throw error;
      } finally {
        client.release();
      }
    },
  };
}
