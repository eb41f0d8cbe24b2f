import { createReadStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Pack, pack as startTar } from "tar-stream";
import { renditionFolder } from "#domain/media/picture.ts";
import type { Db } from "../db/client.ts";
import type { Logger } from "../log.ts";
import type { ObjectStorage } from "../storage/storage.ts";
import { type BackupManifest, MANIFEST, objectEntry, tableEntry } from "./backup-format.ts";
import { snapshotDatabase, tableFile } from "./snapshot-database.ts";

interface BackupSource {
  db: Db;
  storage: ObjectStorage;
  log: Logger;
  now: Date;
}

/** Pictures are compressed already; this much is enough for text and costs little. */
const COMPRESSION = { level: 3 };

/**
 * The whole shop as one stream, made while the shop runs. The database is copied first, in one moment; a picture that
 * a row of it names was stored before that row, so it is there, unless it was deleted since.
 */
export async function writeBackup(source: BackupSource): Promise<Readable> {
  const folder = await mkdtemp(join(tmpdir(), "manto-backup-"));
  const cleanUp = () => rm(folder, { recursive: true, force: true });
  let manifest: BackupManifest;
  try {
    manifest = await snapshotDatabase(source.db, folder, source.now);
  } catch (error) {
    await cleanUp();
    throw error;
  }
  const tar = startTar();
  const output = createGzip(COMPRESSION);
  const filling = fill(tar, source, folder, manifest).catch((error) => tar.destroy(error));
  // Also when whoever downloads gives up: nothing of the copy stays on the disk.
  pipeline(tar, output)
    .catch((error) => source.log.warn({ err: error }, "a backup was not finished"))
    .finally(async () => {
      await filling;
      await cleanUp();
    });
  return output;
}

async function fill(
  tar: Pack,
  { storage, now }: BackupSource,
  folder: string,
  manifest: BackupManifest,
): Promise<void> {
  const manifestBytes = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  await addEntry(tar, { name: MANIFEST, size: manifestBytes.byteLength, mtime: now }, [manifestBytes]);
  for (const { name } of manifest.tables) {
    const file = tableFile(folder, name);
    const { size } = await stat(file);
    await addEntry(tar, { name: tableEntry(name), size, mtime: now }, createReadStream(file));
  }
  for await (const { key } of storage.list("")) {
    // They are made again when they are first asked for.
    if (key.startsWith(renditionFolder)) continue;
    const object = await storage.get(key);
    if (!object) continue;
    const { size, lastModified: mtime, body } = object;
    await addEntry(tar, { name: objectEntry(key), size, mtime }, body);
  }
  tar.finalize();
}

async function addEntry(
  tar: Pack,
  { name, size, mtime }: { name: string; size: number; mtime: Date },
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  await pipeline(Readable.from(content), tar.entry({ name, size, mtime, mode: 0o600 }));
}
