import type { UploadedPicture } from "#domain/media/uploaded-picture.ts";
import type { StoredImage } from "./store-image.ts";

export function presentUpload(image: StoredImage): UploadedPicture {
  return {
    key: image.key,
    url: image.url,
    width: image.width,
    height: image.height,
    size: image.fileSize,
    mime_type: image.mimeType,
    original_filename: image.originalFilename,
    dominant_color: image.dominantColor,
  };
}
