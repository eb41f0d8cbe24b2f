import type { Picture } from "#app/features/admin-media/picture.ts";
import { objectKeyOfUrl } from "#domain/media/picture.ts";
import type { Banner } from "./use-banners.ts";

/** A saved site image as the picker shows it. */
export function pictureOfSiteImage(image: Omit<Banner, "category">): Picture {
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
