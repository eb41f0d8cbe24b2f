import { acceptedTypesIn, acceptsGif } from "#domain/media/accepted-types.ts";
import type { ImageFolder } from "#domain/media/image-folder.ts";
import { maxUploadBytes } from "#domain/media/upload-limits.ts";
import { mediaTexts } from "#domain/texts/media.ts";

/** Checks a file before it is uploaded and returns the reason for a refusal; the server checks the bytes themselves. */
export function refuseFile(
  { type, size }: { type: string; size: number },
  folder: ImageFolder,
): string | undefined {
  if (!acceptedTypesIn(folder).includes(type)) {
    return acceptsGif(folder) ? mediaTexts.fileType : mediaTexts.fileTypeWithoutGif;
  }
  if (size > maxUploadBytes) return mediaTexts.fileSize;
  return undefined;
}
