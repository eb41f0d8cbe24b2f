import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Db, Tx } from "../db/client.ts";
import { sql } from "../db/sql.ts";
import { BACKUP_FORMAT, BACKUP_VERSION, type BackupManifest, tablesLeftOut } from "./backup-format.ts";

const ROWS_AT_ONCE = 500;

export const tableFile = (folder: string, name: string) => join(folder, `${name}.ndjson`);

/**
 * Writes every table, as of one moment, into files of a folder. Into files and not to whoever downloads: the embedded
 * database has one connection, and a slow download must not keep the shop from it.
 */
export function snapshotDatabase(db: Db, folder: string, now: Date): Promise<BackupManifest> {
  return db.transaction(
    async (tx) => {
      const tables = [];
      for (const name of await listTables(tx)) {
        tables.push({ name, rows: await writeTable(tx, name, tableFile(folder, name)) });
      }
      return {
        format: BACKUP_FORMAT,
        version: BACKUP_VERSION,
        created_at: now.toISOString(),
        migration: await readMigration(tx),
        tables,
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** By their names in the database: a table that is added later is in the backup without anybody thinking of it. */
async function listTables(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname`);
  const leftOut = new Set<string>(tablesLeftOut);
  return rows.map(({ name }) => name).filter((name) => !leftOut.has(name));
}

async function readMigration(tx: Tx): Promise<BackupManifest["migration"]> {
  const { rows } = await tx.execute<{ hash: string; created_at: string }>(
    sql`select hash, created_at from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  );
  const [last] = rows;
  if (!last) throw new Error("a database without migrations has nothing to back up");
  return { hash: last.hash, created_at: Number(last.created_at) };
}

async function writeTable(tx: Tx, name: string, file: string): Promise<number> {
  let count = 0;
  async function* lines() {
    for await (const line of readRows(tx, name)) {
      count += 1;
      yield `${line}\n`;
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(file, { mode: 0o600 }));
  return count;
}

/** By a cursor, so that a table of any size passes through a little memory. */
async function* readRows(tx: Tx, name: string): AsyncGenerator<string> {
  await tx.execute(
    sql`declare backup_rows no scroll cursor for select to_jsonb(t)::text as line from ${sql.identifier(name)} t`,
  );
  for (;;) {
    const { rows } = await tx.execute<{ line: string }>(
      sql`fetch ${sql.raw(String(ROWS_AT_ONCE))} from backup_rows`,
    );
    for (const { line } of rows) yield line;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await tx.execute(sql`close backup_rows`);
}
