import { objectKeyOfUrl } from "#domain/media/picture.ts";
import type { Picture } from "./picture.ts";

interface StoredImage {
  image_url: string;
  width: number | null;
  height: number | null;
  dominant_color: string | null;
}

/** Converts a saved site image to the picker's format. */
export function pictureOfSiteImage(image: StoredImage): Picture {
  return {
    url: image.image_url,
    path: objectKeyOfUrl(image.image_url) ?? null,
    width: image.width,
    height: image.height,
    size: null,
    mimeType: null,
    originalFilename: null,
    dominantColor: image.dominant_color,
  };
}
