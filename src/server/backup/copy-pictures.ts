import { buffer } from "node:stream/consumers";
import type { ObjectStorage } from "../storage/storage.ts";
import { assertNoOtherPictures, putPicture } from "./restore-backup.ts";
import { listPictures } from "./write-backup.ts";

/**
 * Copies all pictures into a storage that is empty or has those of an interrupted copy. Returns the number of pictures.
 */
export async function copyPictures(source: ObjectStorage, target: ObjectStorage): Promise<number> {
  const keys = new Set<string>();
  for await (const key of listPictures(source)) keys.add(key);
  await assertNoOtherPictures(target, keys);
  for (const key of keys) {
    const object = await source.get(key);
    if (object) await putPicture(target, key, await buffer(object.body));
  }
  return keys.size;
}
