import { buffer } from "node:stream/consumers";
import type { ObjectStorage } from "../storage/storage.ts";
import { assertNoOthers, putPicture } from "./restore-backup.ts";
import { listPictures } from "./write-backup.ts";

/** From one storage into another that is empty, or holds what an interrupted copy left. Answers how many. */
export async function copyPictures(source: ObjectStorage, target: ObjectStorage): Promise<number> {
  const keys = new Set<string>();
  for await (const key of listPictures(source)) keys.add(key);
  await assertNoOthers(target, keys);
  for (const key of keys) {
    const object = await source.get(key);
    if (object) await putPicture(target, key, await buffer(object.body));
  }
  return keys.size;
}
