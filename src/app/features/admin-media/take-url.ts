import { ApiError, callApi } from "#app/api-client.ts";
import type { ImageFolder } from "#domain/media/image-folder.ts";
import { isKeepableImageUrl } from "#domain/media/image-url.ts";
import { mediaTexts } from "#domain/texts/media.ts";
import { type Picture, pictureOfUpload, pictureOnOtherSite } from "./picture.ts";

/** A copy of the picture where the shop can fetch it; where only the browser can load it, its address. */
export async function takeUrl(folder: ImageFolder, url: string): Promise<Picture> {
  try {
    return pictureOfUpload(await callApi("POST /api/admin/uploads/from-url", { body: { folder, url } }));
  } catch (error) {
    const isBeyondReach = error instanceof ApiError && error.code === "picture_unreachable";
    if (!isBeyondReach) throw error;
    if (isKeepableImageUrl(url) && (await loads(url))) return pictureOnOtherSite(url);
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
