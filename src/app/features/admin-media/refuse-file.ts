import { acceptedImageTypes, maxUploadBytes } from "#domain/media/upload-limits.ts";
import { mediaTexts } from "#domain/texts/media.ts";

/** Checks a file before it is uploaded and returns the reason for a refusal; the server checks the bytes themselves. */
export function refuseFile({ type, size }: { type: string; size: number }): string | undefined {
  if (!acceptedImageTypes.some((accepted) => accepted === type)) return mediaTexts.fileType;
  if (size > maxUploadBytes) return mediaTexts.fileSize;
  return undefined;
}
