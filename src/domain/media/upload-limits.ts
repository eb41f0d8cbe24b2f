import type { ImageFolder } from "./image-folder.ts";

/** Limits of an upload: shown by the forms, enforced by the server. */
export const maxUploadBytes = 5 * 1024 * 1024;

/** The bucket's own limit, which applies to every write. */
export const maxObjectBytes = 10 * 1024 * 1024;

export const acceptedImageTypes = ["image/jpeg", "image/png", "image/webp", "image/gif"] as const;

/** Products may have GIFs; banners, categories, the logo and featured pictures may not. */
export const acceptsGif = (folder: ImageFolder): boolean => folder === "products";

export const acceptedTypesIn = (folder: ImageFolder): string[] =>
  acceptedImageTypes.filter((type) => type !== "image/gif" || acceptsGif(folder));

/** Limits decompression bombs: a small file can decode into gigabytes of pixels. */
export const maxInputPixels = 40_000_000;

export const maxStoredSide = 2000;
