import pg from "pg";
import type { DatabaseHandle } from "./client.ts";

/**
 * A connection that may wait for an answer longer than those of the pool. The embedded database has no such limit and
 * only one connection, so that one is used.
 */
export async function connectWithoutTimeout({ kind, pool }: Pick<DatabaseHandle, "kind" | "pool">) {
  if (kind === "embedded") {
    const client = await pool.connect();
    return { client, close: async () => client.release(true) };
  }
  const client = new pg.Client({ ...pool.options, query_timeout: 0 });
  await client.connect();
  return { client, close: () => client.end() };
}
