import { z } from "zod";

/**
 * A backup is one gzipped tar: first `manifest.json`, then `tables/<name>.ndjson` with one row as a JSON object per
 * line, in the form of PostgreSQL's to_jsonb, then `storage/<key>` with each picture's bytes, and last `SHA256SUMS` with
 * a line for each of them: a file without it is not whole.
 */
export const BACKUP_FORMAT = "manto-backup";
export const BACKUP_VERSION = 1;

export const MANIFEST = "manifest.json";
export const SUMS = "SHA256SUMS";
const TABLES = "tables/";
const ROWS = ".ndjson";
const STORAGE = "storage/";
export const tableEntry = (name: string) => `${TABLES}${name}${ROWS}`;
export const objectEntry = (key: string) => `${STORAGE}${key}`;

/** The key of the picture that an entry holds, undefined where it holds something else. */
export function keyOfEntry(name: string): string | undefined {
  return name.startsWith(STORAGE) ? name.slice(STORAGE.length) : undefined;
}

/** The table whose rows an entry holds, undefined where it holds something else. */
export function tableOfEntry(name: string): string | undefined {
  return name.startsWith(TABLES) && name.endsWith(ROWS) ? name.slice(TABLES.length, -ROWS.length) : undefined;
}

/** As `sha256sum` writes it, so that an unpacked backup can be checked by `sha256sum -c`. */
export const sumLine = (hash: string, name: string) => `${hash}  ${name}\n`;

/** Over in a while anyway, and worth something only to whoever steals the file. */
export const tablesLeftOut: readonly string[] = [
  "sessions",
  "refresh_tokens",
  "verifications",
  "sign_in_challenges",
  "rate_limits",
];

export const manifestSchema = z.object({
  format: z.literal(BACKUP_FORMAT),
  version: z.literal(BACKUP_VERSION),
  created_at: z.iso.datetime(),
  /** The last migration of the database: it is restored into one that has this one or a later one. */
  migration: z.object({ hash: z.string(), created_at: z.number() }),
  tables: z.array(z.object({ name: z.string(), rows: z.int() })),
  /** Where each counter stands; as text, since it may be larger than a number of JavaScript's. */
  sequences: z.array(z.object({ name: z.string(), last_value: z.string().regex(/^-?\d+$/) })),
});

export type BackupManifest = z.output<typeof manifestSchema>;

/** 2026-11-15T07:30… → manto-backup-2026-11-15-0730.tar.gz */
export function backupFilename(now: Date): string {
  const [day = "", time = ""] = now.toISOString().split("T");
  return `manto-backup-${day}-${time.slice(0, 5).replace(":", "")}.tar.gz`;
}
