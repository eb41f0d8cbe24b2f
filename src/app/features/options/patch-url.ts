import { objectKeyOfUrl, type RenditionWidth, renditionUrl } from "#domain/media/picture.ts";

/** A patch in a size that is sharp enough for where it is shown. */
export function patchUrl(url: string, width: RenditionWidth): string {
  const key = objectKeyOfUrl(url);
  return key === undefined ? url : renditionUrl(key, width, "webp");
}
