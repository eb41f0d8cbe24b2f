import { z } from "zod";

/**
 * A backup is one gzipped tar: first `manifest.json`, then `tables/<name>.ndjson` with one row as a JSON object per
 * line, in the form of PostgreSQL's to_jsonb, and last `storage/<key>` with each picture's bytes.
 */
export const BACKUP_FORMAT = "manto-backup";
export const BACKUP_VERSION = 1;

export const MANIFEST = "manifest.json";
export const tableEntry = (name: string) => `tables/${name}.ndjson`;
export const objectEntry = (key: string) => `storage/${key}`;

/** Over in a while anyway, and worth something only to whoever steals the file. */
export const tablesLeftOut = [
  "sessions",
  "refresh_tokens",
  "verifications",
  "sign_in_challenges",
  "rate_limits",
] as const;

export const manifestSchema = z.object({
  format: z.literal(BACKUP_FORMAT),
  version: z.literal(BACKUP_VERSION),
  created_at: z.iso.datetime(),
  /** The last migration of the database: it is restored into one that has this one or a later one. */
  migration: z.object({ hash: z.string(), created_at: z.number() }),
  tables: z.array(z.object({ name: z.string(), rows: z.int() })),
});

export type BackupManifest = z.output<typeof manifestSchema>;
