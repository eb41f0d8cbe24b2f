import type { Picture } from "#app/features/admin-media/picture.ts";
import type { AdminProduct } from "./admin-product.ts";

export interface DraftImage {
  /** Identifies a picture in the form, saved or not. */
  ref: string;
  /** Undefined for a picture that is not saved yet. */
  id: string | undefined;
  picture: Picture;
  altText: string;
}

export function draftImageOf(image: AdminProduct["images"][number]): DraftImage {
  const picture: Picture = {
    url: image.url,
    path: image.s3_key,
    width: image.width,
    height: image.height,
    size: image.file_size,
    mimeType: image.mime_type,
    originalFilename: image.original_filename,
    dominantColor: image.dominant_color,
  };
  return { ref: image.id, id: image.id, picture, altText: image.alt_text ?? "" };
}

export function newDraftImage(picture: Picture): DraftImage {
  return {
    ref: picture.path ?? `${picture.url}#${crypto.randomUUID()}`,
    id: undefined,
    picture,
    altText: "",
  };
}
