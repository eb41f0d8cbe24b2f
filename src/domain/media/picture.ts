/** URLs of stored pictures and of their renditions, used by the pages and validated by the server. */
import { imageFolders } from "#domain/media/image-folder.ts";
import { isObjectKey, requireObjectKey } from "#domain/media/object-key.ts";

export const publicObjectPath = "/storage/v1/object/public/product-images/";
export const publicRenderPath = "/storage/v1/render/image/public/product-images/";

/** Few fixed widths, so that a visitor cannot make the server compute and store endless variants. */
export const renditionWidths = [160, 320, 480, 640, 768, 960, 1280, 1920] as const;
export const renditionFormats = ["avif", "webp"] as const;
export const renditionFolder = "renditions/";

export type RenditionWidth = (typeof renditionWidths)[number];
export type RenditionFormat = (typeof renditionFormats)[number];

export interface PictureSource {
  type: `image/${RenditionFormat}`;
  srcSet: string;
}

/** `sources` go into a <picture>, best format first; `src` is the fallback <img>. */
export interface PictureSources {
  src: string;
  sources: PictureSource[];
}

export const publicUrlOfKey = (key: string): string => publicObjectPath + requireObjectKey(key);

/** A time and a random name; older keys have a month and a random name. */
const ownName = "(?:\\d{13}-|\\d{6}/)[a-z2-9]{22}\\.";
const ownKey = new RegExp(`^(?:${renditionFolder})?(?:${imageFolders.join("|")})/${ownName}`);

/** The shop's own keys are random and written only once, so such an object may be cached forever. */
export const isImmutableKey = (key: string): boolean => ownKey.test(key);

/** The object key of one of the shop's own picture URLs; undefined for any other URL. */
export function objectKeyOfUrl(url: string): string | undefined {
  if (!url.startsWith(publicObjectPath)) return undefined;
  const key = url.slice(publicObjectPath.length);
  return isObjectKey(key) ? key : undefined;
}

export function renditionUrl(key: string, width: RenditionWidth, format: RenditionFormat): string {
  return `${publicRenderPath}${requireObjectKey(key)}?width=${width}&format=${format}`;
}

/** A picture on another site (https://…) has no renditions, so only its plain URL is returned. */
export function pictureSources(
  url: string,
  widths: readonly RenditionWidth[] = renditionWidths,
): PictureSources {
  const key = objectKeyOfUrl(url);
  if (key === undefined || key.startsWith(renditionFolder)) return { src: url, sources: [] };
  const sources = renditionFormats.map((format) => ({
    type: `image/${format}` as const,
    srcSet: widths.map((width) => `${renditionUrl(key, width, format)} ${width}w`).join(", "),
  }));
  return { src: url, sources };
}

export function parseRenditionWidth(text: string | undefined): RenditionWidth | undefined {
  return renditionWidths.find((width) => String(width) === text);
}

export function parseRenditionFormat(text: string | undefined): RenditionFormat | undefined {
  return renditionFormats.find((format) => format === text);
}
