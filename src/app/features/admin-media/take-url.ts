import { ApiError, callApi } from "#app/api/api-client.ts";
import type { ImageFolder } from "#domain/media/image-folder.ts";
import { isStorableImageUrl } from "#domain/media/image-url.ts";
import { mediaTexts } from "#domain/texts/media.ts";
import { type Picture, pictureOfUpload, pictureOnOtherSite } from "./picture.ts";

/** Returns a stored copy of the picture; where the server cannot fetch the URL but the browser can, the URL itself. */
export async function takeUrl(folder: ImageFolder, url: string): Promise<Picture> {
  try {
    return pictureOfUpload(await callApi("POST /api/admin/uploads/from-url", { body: { folder, url } }));
  } catch (error) {
    const isBeyondReach = error instanceof ApiError && error.code === "picture_unreachable";
    if (!isBeyondReach) throw error;
    if (isStorableImageUrl(url, folder) && (await loads(url))) return pictureOnOtherSite(url);
    throw new ApiError(error.status, error.code, mediaTexts.urlNotLoaded);
  }
}

function loads(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    image.src = url;
  });
}
