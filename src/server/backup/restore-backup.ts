import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { contentTypeOfKey } from "#domain/media/object-key.ts";
import { renditionFolder } from "#domain/media/picture.ts";
import type { DatabaseHandle } from "../db/client.ts";
import { immutableCacheControl } from "../media/store-image.ts";
import type { ObjectStorage } from "../storage/storage.ts";
import { keyOfEntry, tableOfEntry } from "./backup-format.ts";
import { BackupRefusedError } from "./backup-refused-error.ts";
import type { CheckedArchive } from "./check-archive.ts";
import { loadDatabase } from "./load-database.ts";
import { readArchive, readLines } from "./read-archive.ts";

interface RestoreTarget {
  database: DatabaseHandle;
  storage: ObjectStorage;
}

/**
 * Restores a checked backup into an empty shop. Pictures are stored while the database's transaction is open and
 * deleted again if it fails, so rows are committed only when all their pictures are stored.
 */
export async function restoreBackup(
  { database, storage }: RestoreTarget,
  { manifest, keys }: CheckedArchive,
  file: Readable,
): Promise<void> {
  await assertNoOtherPictures(storage, keys);
  const stored: string[] = [];
  try {
    await loadDatabase(database, manifest, async (load) => {
      for await (const { name, content } of readArchive(file)) {
        const [table, key] = [tableOfEntry(name), keyOfEntry(name)];
        if (table !== undefined) await load(table, readLines(content));
        else if (key !== undefined) {
          await putPicture(storage, key, await buffer(content));
          stored.push(key);
        } else for await (const _ of content); // Manifest and checksums were already read by the check.
      }
    });
  } catch (error) {
    for (const key of stored) await storage.delete(key);
    throw error;
  } finally {
    file.destroy();
  }
}

/**
 * Refuses a storage with other pictures. Those of the same backup may be there from an interrupted restore and are
 * overwritten.
 */
export async function assertNoOtherPictures(
  storage: ObjectStorage,
  keys: ReadonlySet<string>,
): Promise<void> {
  for await (const { key } of storage.list("")) {
    if (keys.has(key) || key.startsWith(renditionFolder)) continue;
    throw new BackupRefusedError("storage_not_empty");
  }
}

export async function putPicture(storage: ObjectStorage, key: string, bytes: Uint8Array): Promise<void> {
  const contentType = contentTypeOfKey(key) ?? "application/octet-stream";
  await storage.put(key, bytes, { contentType, cacheControl: immutableCacheControl });
}
