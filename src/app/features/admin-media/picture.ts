import type { AnswerOf } from "#app/api-client.ts";

type UploadedPicture = AnswerOf<"POST /api/admin/uploads">;

/** A picture that a form holds, saved or about to be. What is null is unknown: it lives on another site. */
export interface Picture {
  url: string;
  /** Its key in the bucket; null where only the address of another site is kept. */
  path: string | null;
  width: number | null;
  height: number | null;
  size: number | null;
  mimeType: string | null;
  originalFilename: string | null;
  dominantColor: string | null;
}

export function pictureOfUpload(uploaded: UploadedPicture): Picture {
  return {
    url: uploaded.url,
    path: uploaded.key,
    width: uploaded.width,
    height: uploaded.height,
    size: uploaded.size,
    mimeType: uploaded.mime_type,
    originalFilename: uploaded.original_filename,
    dominantColor: uploaded.dominant_color,
  };
}

export function pictureOnOtherSite(url: string): Picture {
  return {
    url,
    path: null,
    width: null,
    height: null,
    size: null,
    mimeType: null,
    originalFilename: null,
    dominantColor: null,
  };
}
