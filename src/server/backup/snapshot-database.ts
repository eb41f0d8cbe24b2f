import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { sql } from "drizzle-orm";
import type { Db, Tx } from "../db/client.ts";
import { BACKUP_FORMAT, BACKUP_VERSION, type BackupManifest } from "./backup-format.ts";
import { BackupRefusedError } from "./backup-refused-error.ts";

const ROWS_AT_ONCE = 500;

export const tableFile = (folder: string, name: string) => join(folder, `${name}.ndjson`);

export interface Snapshot {
  manifest: BackupManifest;
  /** The SHA-256 of each table's file, by the table's name. */
  hashes: ReadonlyMap<string, string>;
}

interface SnapshotOptions {
  now: Date;
  /** Tables whose rows are not copied. */
  leaveOut: readonly string[];
}

/**
 * Writes a consistent snapshot of every table into files of a folder. The rows are not streamed to the client, because
 * a slow download would block the embedded database's only connection.
 */
export function snapshotDatabase(
  db: Db,
  folder: string,
  { now, leaveOut }: SnapshotOptions,
): Promise<Snapshot> {
  return db.transaction(
    async (tx) => {
      const migration = await readMigration(tx);
      const tables = [];
      const hashes = new Map<string, string>();
      for (const name of await listTables(tx)) {
        if (leaveOut.includes(name)) continue;
        const { rows, hash } = await writeTable(tx, name, tableFile(folder, name));
        tables.push({ name, rows });
        hashes.set(name, hash);
      }
      const manifest = {
        format: BACKUP_FORMAT,
        version: BACKUP_VERSION,
        created_at: now.toISOString(),
        migration,
        tables,
        sequences: await readSequences(tx),
      } as const;
      return { manifest, hashes };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** Reads the table names from the database, so that a new table is in the backup automatically. */
export async function listTables(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname`);
  return rows.map(({ name }) => name);
}

async function readMigration(tx: Tx): Promise<BackupManifest["migration"]> {
  const { rows: found } = await tx.execute(sql`select to_regclass('drizzle.__drizzle_migrations') as log`);
  if (!found[0]?.log) throw new BackupRefusedError("no_shop");
  const { rows } = await tx.execute<{ hash: string; created_at: string }>(
    sql`select hash, created_at from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  );
  const [last] = rows;
  if (!last) throw new BackupRefusedError("no_shop");
  return { hash: last.hash, created_at: Number(last.created_at) };
}

/** Lists only sequences that were used; the others start where their migration says. */
async function readSequences(tx: Tx): Promise<BackupManifest["sequences"]> {
  const { rows } = await tx.execute<{ name: string; last_value: string }>(sql`
    select sequencename as name, last_value::text as last_value from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`);
  return rows.map(({ name, last_value }) => ({ name, last_value }));
}

async function writeTable(tx: Tx, name: string, file: string): Promise<{ rows: number; hash: string }> {
  let rows = 0;
  const hash = createHash("sha256");
  async function* lines() {
    for await (const row of readRows(tx, name)) {
      rows += 1;
      const line = `${row}\n`;
      hash.update(line);
      yield line;
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(file, { mode: 0o600 }));
  return { rows, hash: hash.digest("hex") };
}

/** Reads through a database cursor, so that memory use does not grow with the table. */
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
