/** Deletes files that no record refers to: from forms that were never saved, and pictures that were replaced. */

import { and, asc, gt, inArray, lt } from "drizzle-orm";
import { contentTypeOfKey } from "#domain/media/object-key.ts";
import { renditionFolder } from "#domain/media/picture.ts";
import type { Db } from "../db/client.ts";
import { deleteStoredImage } from "../media/store-image.ts";
import { uploads } from "../media/tables.ts";
import type { ObjectStorage } from "../storage/storage.ts";
import { findUnusedKeys } from "./keys-in-use.ts";

const DAY_MS = 86_400_000;
/** A small batch, so that a concurrent save never waits long for its row locks. */
const BATCH = 200;

interface SweepDependencies {
  db: Db;
  storage: ObjectStorage;
}

/** Sweeps the storage. A file younger than a day may belong to a form that is still open, so it stays. */
export async function sweepFiles(dependencies: SweepDependencies, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAY_MS);
  const present = new Set<string>();
  let batch = new Set<string>();
  for await (const { key, lastModified } of dependencies.storage.list("")) {
    const picture = pictureOf(key);
    if (picture === key) present.add(key);
    if (picture === undefined || lastModified >= before) continue;
    batch.add(picture);
    if (batch.size < BATCH) continue;
    await sweepBatch(dependencies, [...batch], before);
    batch = new Set();
  }
  await sweepBatch(dependencies, [...batch], before);
  await sweepRows(dependencies.db, present, before);
}

/** A process that was killed while it stored a picture may leave a row without a file. */
async function sweepRows(db: Db, present: ReadonlySet<string>, before: Date): Promise<void> {
  const old = await db.select({ key: uploads.key }).from(uploads).where(lt(uploads.createdAt, before));
  const orphans = old.map(({ key }) => key).filter((key) => !present.has(key));
  for (let start = 0; start < orphans.length; start += BATCH) {
    const keys = orphans.slice(start, start + BATCH);
    // The age is checked again, because one of them may have been stored anew since.
    await db.delete(uploads).where(and(inArray(uploads.key, keys), lt(uploads.createdAt, before)));
  }
}

/** The original picture of a rendition, with which it is deleted; for any other key the key itself. */
function pictureOf(key: string): string | undefined {
  const picture = key.startsWith(renditionFolder)
    ? key.slice(renditionFolder.length, key.lastIndexOf("/"))
    : key;
  // The shop's own social card is stored among the renditions but has no original picture.
  return contentTypeOfKey(picture) === undefined ? undefined : picture;
}

async function sweepBatch(
  { db, storage }: SweepDependencies,
  keys: readonly string[],
  before: Date,
): Promise<void> {
  if (keys.length === 0) return;
  const unused = await db.transaction(async (tx) => {
    const all = [...keys];
    // The row locks wait for concurrent saves; a later save finds no row and is refused.
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
