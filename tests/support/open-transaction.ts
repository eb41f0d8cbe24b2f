import { expect } from "vitest";
import type { TestDatabase } from "./database.ts";

const COUNT_WAITING = `
  select count(*)::int as waiting from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/**
 * Runs statements in a transaction that is committed as soon as the action waits for one of its locks, so that the action
 * always meets what it did not see when it began. Only PostgreSQL has the second connection that this takes.
 */
export async function commitDuring<Result>(
  database: TestDatabase,
  statements: readonly [text: string, values: unknown[]][],
  action: () => Promise<Result>,
): Promise<Result> {
  const { pool } = database.handle();
  const client = await pool.connect();
  try {
    await client.query("begin");
    for (const [text, values] of statements) await client.query(text, values);
    const running = action();
    await expect.poll(async () => (await pool.query(COUNT_WAITING)).rows[0].waiting).toBeGreaterThan(0);
    await client.query("commit");
    return await running;
  } finally {
    client.release();
  }
}
