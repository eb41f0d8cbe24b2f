import { objectKeyOfUrl, type RenditionWidth, renditionUrl } from "#domain/media/picture.ts";

/** A picture of another site that lets pages show it, but not draw it. */
export class ForeignPictureError extends Error {}

/** Loads a picture so that it can be drawn; of the shop's own pictures the size that is sharp enough. */
export async function loadPicture(url: string, width: RenditionWidth): Promise<HTMLImageElement> {
  const key = objectKeyOfUrl(url);
  try {
    return await load(key === undefined ? url : renditionUrl(key, width, "webp"));
  } catch {
    if (isForeign(url) && navigator.onLine) throw new ForeignPictureError(url);
    // Without a net a smaller size may be on the device: the one that the page shows.
    return load(shownOnPage(url) ?? url);
  }
}

async function load(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  // A picture that came without the other site's permission would lock the canvas.
  image.crossOrigin = "anonymous";
  image.src = address;
  await image.decode();
  return image;
}

const isForeign = (url: string): boolean => new URL(url, location.href).origin !== location.origin;

/** The address of the size that the browser has chosen for a picture in the page. */
const shownOnPage = (url: string): string | undefined =>
  [...document.images].find((image) => image.getAttribute("src") === url && image.naturalWidth > 0)
    ?.currentSrc;
