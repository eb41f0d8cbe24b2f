import { acceptedImageTypes, maxUploadBytes } from "#domain/media/upload-limits.ts";
import { mediaTexts } from "#domain/texts/media.ts";

/** Asked before anything is sent; the server looks at the bytes themselves. */
export function refuseFile({ type, size }: { type: string; size: number }): string | undefined {
  if (!acceptedImageTypes.some((accepted) => accepted === type)) return mediaTexts.fileType;
  if (size > maxUploadBytes) return mediaTexts.fileSize;
  return undefined;
}
