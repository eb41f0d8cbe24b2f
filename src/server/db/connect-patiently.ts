import pg from "pg";
import type { DatabaseHandle } from "./client.ts";

/** A connection without the limit on answers that the pool's have; the embedded database has neither limit nor a second. */
export async function connectPatiently({ kind, pool }: Pick<DatabaseHandle, "kind" | "pool">) {
  if (kind === "embedded") {
    const client = await pool.connect();
    return { client, close: async () => client.release(true) };
  }
  const client = new pg.Client({ ...pool.options, query_timeout: 0 });
  await client.connect();
  return { client, close: () => client.end() };
}
