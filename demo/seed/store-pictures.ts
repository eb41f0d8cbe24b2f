import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { ImageFolder } from "#domain/media/image-folder.ts";
import { programFile } from "#server/files/program-files.ts";
import { type StoredImage, storeImage } from "#server/media/store-image.ts";
import type { ObjectStorage } from "#server/storage/storage.ts";
import type { DemoPicture } from "../catalogue/types.ts";

const picturesFolder = fileURLToPath(programFile("demo/pictures/"));

/** Every picture by its file name, processed by the same pipeline as an upload. */
export type StoredPictures = ReadonlyMap<string, StoredImage>;

/** All pictures are started at once; the pipeline itself limits how many are decoded concurrently. */
export async function storePictures(
  storage: ObjectStorage,
  pictures: readonly { picture: DemoPicture; folder: ImageFolder }[],
): Promise<StoredPictures> {
  const stored = await Promise.all(
    pictures.map(async ({ picture, folder }) => {
      const bytes = await readFile(`${picturesFolder}${picture.file}`);
      const image = await storeImage(
        { storage },
        { folder, bytes, originalFilename: basename(picture.file) },
      );
      return [picture.file, image] as const;
    }),
  );
  return new Map(stored);
}

export function pictureOf(stored: StoredPictures, picture: DemoPicture): StoredImage {
  const image = stored.get(picture.file);
  if (!image) throw new Error(`The demo picture ${picture.file} was not stored`);
  return image;
}
