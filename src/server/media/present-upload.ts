import { z } from "@hono/zod-openapi";
import type { StoredImage } from "./store-image.ts";

/** A picture that was just stored; a form holds these values until it is saved. */
export const uploadedPictureSchema = z
  .object({
    key: z.string(),
    url: z.string(),
    width: z.int(),
    height: z.int(),
    size: z.int().describe("Em bytes"),
    mime_type: z.string(),
    original_filename: z.string(),
    dominant_color: z.string(),
  })
  .openapi("UploadedPicture");

export function presentUpload(image: StoredImage): z.output<typeof uploadedPictureSchema> {
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
