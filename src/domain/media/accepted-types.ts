import type { ImageFolder } from "./image-folder.ts";

export const acceptedImageTypes = ["image/jpeg", "image/png", "image/webp", "image/gif"] as const;

/** Products may have GIFs; banners, categories, the logo and featured pictures may not. */
export const acceptsGif = (folder: ImageFolder): boolean => folder === "products";

export const acceptedTypesIn = (folder: ImageFolder): string[] =>
  acceptedImageTypes.filter((type) => type !== "image/gif" || acceptsGif(folder));
