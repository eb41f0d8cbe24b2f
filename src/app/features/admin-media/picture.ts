import type { AnswerOf } from "#app/api/api-client.ts";

type UploadedPicture = AnswerOf<"POST /api/admin/uploads">;

/** A picture in a form, saved or not yet. Unknown values are null, as for a picture on another site. */
export interface Picture {
  url: string;
  /** Its key in the bucket; null where it stays on another site and only its URL is stored. */
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
