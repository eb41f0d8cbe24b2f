import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import { openEmbedded } from "./embedded/open-embedded.ts";
import type { Logger } from "./shared/logger.ts";

export type Db = NodePgDatabase;
/** The handle of an open transaction. Inside one, no other handle may be used: the embedded database would deadlock. */
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];
export type DbOrTx = Db | Tx;

export interface DatabaseHandle {
  kind: "embedded" | "server";
  pool: Pool;
  db: Db;
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** `postgres://…`, or undefined for the embedded database under `dataDir`. */
  url: string | undefined;
  dataDir: string;
  log: Logger;
  /** Called when the embedded database has failed: no query will work until the program is restarted. */
  onFatal?: (error: Error) => void;
  poolSize?: number;
  retryDelaysMs?: readonly number[];
  /** How long a PostgreSQL server may take to respond before its connection is closed. */
  answerTimeoutMs?: number;
}

/**
 * Loading Drizzle and the driver takes about as long as the embedded engine takes to start, so they are imported
 * while it does; call this before importing the rest of the program.
 */
export async function openDatabase(options: DatabaseOptions): Promise<DatabaseHandle> {
  const { url } = options;
  const [opened, { createDb }] = await Promise.all([
    url === undefined ? openEmbedded(options) : openServer(url, options),
    import("./create-db.ts"),
  ]);
  let closing: Promise<void> | undefined;
  return {
    kind: url === undefined ? "embedded" : "server",
    pool: opened.pool,
    db: createDb(opened.pool),
    ping: async () => void (await opened.pool.query("select 1")),
    close: () => {
      closing ??= opened.close();
      return closing;
    },
  };
}

async function openServer(url: string, options: DatabaseOptions) {
  const { createServerPool, waitUntilReachable } = await import("./server-pool.ts");
  const pool = createServerPool({
    url,
    size: options.poolSize ?? 10,
    log: options.log,
    ...(options.answerTimeoutMs && { answerTimeoutMs: options.answerTimeoutMs }),
  });
  try {
    await waitUntilReachable(pool, url, options.log, options.retryDelaysMs);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { pool, close: () => pool.end() };
}
