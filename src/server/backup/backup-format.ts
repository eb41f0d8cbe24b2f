import { z } from "zod";

/**
 * A backup is one gzipped tar. It holds, in this order: `manifest.json`; `tables/<name>.ndjson` with one row per line
 * as JSON in the form of PostgreSQL's to_jsonb; `storage/<key>` with each picture's bytes; and `SHA256SUMS` with a line
 * for each of them. A file without `SHA256SUMS` is incomplete.
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

/** The storage key of the picture in this entry; undefined for any other entry. */
export function keyOfEntry(name: string): string | undefined {
  return name.startsWith(STORAGE) ? name.slice(STORAGE.length) : undefined;
}

/** The name of the table in this entry; undefined for any other entry. */
export function tableOfEntry(name: string): string | undefined {
  return name.startsWith(TABLES) && name.endsWith(ROWS) ? name.slice(TABLES.length, -ROWS.length) : undefined;
}

/** A line in the format of `sha256sum`, so that an unpacked backup can be verified by `sha256sum -c`. */
export const checksumLine = (hash: string, name: string) => `${hash}  ${name}\n`;

/**
 * These rows expire soon anyway, and would be useful only to someone who steals the backup. The keys of the API are left
 * out, because a restored one would open the shop again that was revoked since. A restored shop does not send what the
 * shop of the backup has sent meanwhile.
 */
export const tablesLeftOut: readonly string[] = [
  "webhook_deliveries",
  "sessions",
  "refresh_tokens",
  "verifications",
  "sign_in_challenges",
  "rate_limits",
  "api_keys",
];

export const manifestSchema = z.object({
  format: z.literal(BACKUP_FORMAT),
  version: z.literal(BACKUP_VERSION),
  created_at: z.iso.datetime(),
  /** The database's last migration. A restore needs a program that has this migration. */
  migration: z.object({ hash: z.string(), created_at: z.number() }),
  tables: z.array(z.object({ name: z.string(), rows: z.int() })),
  /** Sequence values are text, because a bigint may exceed JavaScript's safe integers. */
  sequences: z.array(z.object({ name: z.string(), last_value: z.string().regex(/^-?\d+$/) })),
});

export type BackupManifest = z.output<typeof manifestSchema>;

/** 2026-11-15T07:30… → manto-backup-2026-11-15-0730.tar.gz */
export function backupFilename(now: Date): string {
  const [day = "", time = ""] = now.toISOString().split("T");
  return `manto-backup-${day}-${time.slice(0, 5).replace(":", "")}.tar.gz`;
}
