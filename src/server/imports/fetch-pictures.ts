/** Fetches the pictures on other sites that a batch of lines names, before the lines are written. */
import { DomainError } from "#domain/errors.ts";
import { isSameImage, type KnownImage } from "#domain/imports/plan-line.ts";
import type { LineValues } from "#domain/imports/read-line.ts";
import { errorTexts } from "#domain/texts/errors.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { PictureFetcher } from "../media/picture-fetcher.ts";
import { createSemaphore } from "../media/semaphore.ts";
import { uploadImageFromUrl } from "../media/upload-service.ts";
import type { TakenPicture } from "./archive-pictures.ts";

const MAX_CONCURRENT = 6;

/**
 * By address: the storage key of the fetched picture, or the reason why it failed. The lines of one import share it.
 */
export type FetchedPictures = Map<string, TakenPicture>;

export async function fetchPictures(
  ctx: ServiceContext,
  fetcher: PictureFetcher,
  fetched: FetchedPictures,
  lines: readonly { values: LineValues; images: readonly KnownImage[] }[],
): Promise<void> {
  const wanted = new Set(
    lines.flatMap(({ values, images }) =>
      (values.images ?? []).flatMap((image) =>
        "url" in image && !images.some((known) => isSameImage(known, image)) ? image.url : [],
      ),
    ),
  );
  const semaphore = createSemaphore(MAX_CONCURRENT);
  const missing = [...wanted].filter((url) => !fetched.has(url));
  await Promise.all(
    missing.map((url) => semaphore.run(async () => void fetched.set(url, await fetchOne(ctx, fetcher, url)))),
  );
}

async function fetchOne(ctx: ServiceContext, fetcher: PictureFetcher, url: string): Promise<TakenPicture> {
  try {
    const { key } = await uploadImageFromUrl(ctx, fetcher, { folder: "products", url });
    return { key };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { refusal: `${error.sentence ?? errorTexts[error.code]} (${url.slice(0, 120)})` };
  }
}
