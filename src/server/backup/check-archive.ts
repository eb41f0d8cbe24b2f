import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { isObjectKey } from "#domain/media/object-key.ts";
import { maxObjectBytes } from "#domain/media/upload-limits.ts";
import {
  BACKUP_FORMAT,
  BACKUP_VERSION,
  type BackupManifest,
  checksumLine,
  keyOfEntry,
  MANIFEST,
  manifestSchema,
  SUMS,
  tableOfEntry,
} from "./backup-format.ts";
import { BackupRefusedError } from "./backup-refused-error.ts";
import { type ArchiveEntry, readArchive } from "./read-archive.ts";

export interface CheckedArchive {
  manifest: BackupManifest;
  /** The storage keys of its pictures. */
  keys: ReadonlySet<string>;
}

/** Reads the whole file before anything is restored: it must be a backup, be complete, and match its checksums. */
export async function checkArchive(file: Readable): Promise<CheckedArchive> {
  let manifest: BackupManifest | undefined;
  const keys = new Set<string>();
  const tables = new Set<string>();
  let sums = "";
  try {
    for await (const entry of readArchive(file)) {
      if (entry.name === SUMS) {
        if ((await text(entry.content)) !== sums) throw new BackupRefusedError("damaged");
        assertWhole(manifest, tables);
        return { manifest, keys };
      }
      if (manifest) recordEntry(entry, keys, tables);
      else if (entry.name !== MANIFEST) throw new BackupRefusedError("foreign");
      const hash = createHash("sha256");
      const pieces: Buffer[] = [];
      for await (const chunk of entry.content) {
        hash.update(chunk);
        if (!manifest) pieces.push(chunk);
      }
      manifest ??= readManifest(Buffer.concat(pieces).toString("utf8"));
      sums += checksumLine(hash.digest("hex"), entry.name);
    }
  } catch (error) {
    if (error instanceof BackupRefusedError) throw error;
    throw new BackupRefusedError(manifest ? "damaged" : "foreign", { cause: error });
  } finally {
    file.destroy();
  }
  throw new BackupRefusedError(manifest ? "damaged" : "foreign");
}

function readManifest(json: string): BackupManifest {
  const written: unknown = JSON.parse(json);
  const kind = z.object({ format: z.literal(BACKUP_FORMAT), version: z.int() }).safeParse(written);
  if (!kind.success) throw new BackupRefusedError("foreign");
  if (kind.data.version > BACKUP_VERSION) throw new BackupRefusedError("newer");
  return manifestSchema.parse(written);
}

/**
 * Accepts only entries that a backup can have, so that no entry name leads out of the storage and no picture exhausts
 * the memory.
 */
function recordEntry({ name, size }: ArchiveEntry, keys: Set<string>, tables: Set<string>): void {
  const [key, table] = [keyOfEntry(name), tableOfEntry(name)];
  if (key !== undefined && isObjectKey(key) && size <= maxObjectBytes) keys.add(key);
  else if (table !== undefined) tables.add(table);
  else throw new BackupRefusedError("damaged");
}

function assertWhole(
  manifest: BackupManifest | undefined,
  tables: ReadonlySet<string>,
): asserts manifest is BackupManifest {
  const isWhole =
    manifest?.tables.length === tables.size && manifest.tables.every(({ name }) => tables.has(name));
  if (!isWhole) throw new BackupRefusedError("damaged");
}
