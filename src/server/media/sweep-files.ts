/** Takes away files that no record points to: forms that were never saved, pictures that were replaced. */
import { contentTypeOfKey } from "#domain/media/object-key.ts";
import { renditionFolder } from "#domain/media/picture.ts";
import type { Db } from "../db/client.ts";
import { and, asc, gt, inArray, lt } from "../db/sql.ts";
import type { ObjectStorage } from "../storage/storage.ts";
import { findUnusedKeys } from "./keys-in-use.ts";
import { deleteStoredImage } from "./store-image.ts";
import { uploads } from "./tables.ts";

const DAY_MS = 86_400_000;
/** Few enough that a save never waits long for the rows of one batch. */
const BATCH = 200;

interface SweepParts {
  db: Db;
  storage: ObjectStorage;
}

/** A file younger than a day may belong to a form that is still open. */
export async function sweepFiles(parts: SweepParts, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAY_MS);
  const present = new Set<string>();
  let batch = new Set<string>();
  for await (const { key, lastModified } of parts.storage.list("")) {
    const picture = pictureOf(key);
    if (picture === key) present.add(key);
    if (picture === undefined || lastModified >= before) continue;
    batch.add(picture);
    if (batch.size < BATCH) continue;
    await sweepBatch(parts, [...batch], before);
    batch = new Set();
  }
  await sweepBatch(parts, [...batch], before);
  await sweepRows(parts.db, present, before);
}

/** A process that was killed while it stored a picture may leave the row of a file that never came. */
async function sweepRows(db: Db, present: ReadonlySet<string>, before: Date): Promise<void> {
  const old = await db.select({ key: uploads.key }).from(uploads).where(lt(uploads.createdAt, before));
  const orphans = old.map(({ key }) => key).filter((key) => !present.has(key));
  for (let start = 0; start < orphans.length; start += BATCH) {
    const keys = orphans.slice(start, start + BATCH);
    // Only the old ones still: somebody may have stored one of them since.
    await db.delete(uploads).where(and(inArray(uploads.key, keys), lt(uploads.createdAt, before)));
  }
}

/** Of a rendition, the picture that it was made of: it goes when that one goes, and when it was left behind. */
function pictureOf(key: string): string | undefined {
  const picture = key.startsWith(renditionFolder)
    ? key.slice(renditionFolder.length, key.lastIndexOf("/"))
    : key;
  // The shop's own card for messengers stands beside the renditions and is made of no picture.
  return contentTypeOfKey(picture) === undefined ? undefined : picture;
}

async function sweepBatch({ db, storage }: SweepParts, keys: readonly string[], before: Date): Promise<void> {
  if (keys.length === 0) return;
  const unused = await db.transaction(async (tx) => {
    const all = [...keys];
    // Waits for whoever is saving one of them; whoever comes later finds no row and is refused.
    await tx
      .select({ key: uploads.key })
      .from(uploads)
      .where(inArray(uploads.key, all))
      .orderBy(asc(uploads.key))
      .for("update");
    const renewed = await tx
      .select({ key: uploads.key })
      .from(uploads)
      .where(and(inArray(uploads.key, all), gt(uploads.createdAt, before)));
    const young = new Set(renewed.map(({ key }) => key));
    const found = await findUnusedKeys(
      tx,
      all.filter((key) => !young.has(key)),
    );
    if (found.length > 0) await tx.delete(uploads).where(inArray(uploads.key, found));
    return found;
  });
  for (const key of unused) await deleteStoredImage({ storage }, key);
}
