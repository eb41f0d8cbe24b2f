import pg from "pg";
import type { DatabaseHandle } from "./client.ts";

/**
 * Opens a connection without the pool's query timeout. The embedded database has no such timeout and only one connection,
 * so that one is used.
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
