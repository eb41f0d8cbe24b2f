import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Pack, pack as startTar } from "tar-stream";
import { contentTypeOfKey } from "#domain/media/object-key.ts";
import { renditionFolder } from "#domain/media/picture.ts";
import type { Db } from "../db/client.ts";
import type { Logger } from "../logging/log.ts";
import type { ObjectStorage } from "../storage/storage.ts";
import { checksumLine, MANIFEST, objectEntry, SUMS, tableEntry, tablesLeftOut } from "./backup-format.ts";
import { type Snapshot, snapshotDatabase, tableFile } from "./snapshot-database.ts";

export interface BackupSource {
  db: Db;
  storage: ObjectStorage;
  log: Logger;
  now: Date;
}

/** Pictures are compressed already; level 3 is enough for text and costs little CPU. */
const COMPRESSION = { level: 3 };

/**
 * Streams a backup while the shop runs. The database is copied first, in one snapshot; each picture was stored before
 * the row that names it, so it exists unless it was deleted since.
 */
export async function writeBackup(source: BackupSource): Promise<Readable> {
  const folder = await mkdtemp(join(tmpdir(), "manto-backup-"));
  const cleanUp = () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  let snapshot: Snapshot;
  try {
    snapshot = await snapshotDatabase(source.db, folder, { now: source.now, leaveOut: tablesLeftOut });
  } catch (error) {
    await cleanUp();
    throw error;
  }
  const tar = startTar();
  const output = createGzip(COMPRESSION);
  const filling = fill(tar, source, folder, snapshot).catch((error) => tar.destroy(error));
  // The temporary copy is deleted also when the client aborts the download.
  pipeline(tar, output)
    .catch((error) => source.log.warn({ err: error }, "a backup was not finished"))
    .finally(async () => {
      await filling;
      await cleanUp();
    })
    .catch((error) =>
      source.log.warn({ err: error }, "the copy that a backup was made of could not be removed"),
    );
  return output;
}

async function fill(
  tar: Pack,
  { storage, now }: BackupSource,
  folder: string,
  { manifest, hashes }: Snapshot,
): Promise<void> {
  const sums: string[] = [];
  const addBytes = async (name: string, bytes: Uint8Array, mtime: Date) => {
    sums.push(checksumLine(createHash("sha256").update(bytes).digest("hex"), name));
    await addEntry(tar, { name, size: bytes.byteLength, mtime }, [bytes]);
  };
  await addBytes(MANIFEST, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`), now);
  for (const [table, hash] of hashes) {
    const [file, name] = [tableFile(folder, table), tableEntry(table)];
    sums.push(checksumLine(hash, name));
    await addEntry(tar, { name, size: (await stat(file)).size, mtime: now }, createReadStream(file));
  }
  for await (const key of listPictures(storage)) {
    const object = await storage.get(key);
    // A picture fits in memory, and its checksum must belong to exactly the bytes that are written.
    if (object) await addBytes(objectEntry(key), await buffer(object.body), object.lastModified);
  }
  const lines = Buffer.from(sums.join(""));
  await addEntry(tar, { name: SUMS, size: lines.byteLength, mtime: now }, [lines]);
  tar.finalize();
}

/**
 * Lists the original pictures. Renditions are left out because they are rendered again on request; other files are
 * never served.
 */
export async function* listPictures(storage: ObjectStorage): AsyncGenerator<string> {
  for await (const { key } of storage.list(""))
    if (!key.startsWith(renditionFolder) && contentTypeOfKey(key) !== undefined) yield key;
}

async function addEntry(
  tar: Pack,
  { name, size, mtime }: { name: string; size: number; mtime: Date },
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  await pipeline(Readable.from(content), tar.entry({ name, size, mtime, mode: 0o600 }));
}
