/** Decodes an uploaded file and encodes it again, or refuses it. None of the original bytes are stored. */
import type { OutputInfo } from "sharp";
import { DomainError } from "#domain/errors.ts";
import {
  maxInputPixels,
  maxObjectBytes,
  maxStoredSide,
  maxUploadBytes,
} from "#domain/media/upload-limits.ts";
import { mediaTexts } from "#domain/texts/media.ts";
import { findDominantColor } from "./dominant-color.ts";
import { type Sharp, uploadSemaphore } from "./imaging.ts";
import { sniffImageFormat } from "./sniff-image.ts";

/** A picture is stored in the format that it came in; visitors get its renditions. */
export type StoredFormat = "webp" | "jpeg" | "png" | "gif";

export interface ProcessedImage {
  bytes: Uint8Array;
  width: number;
  height: number;
  size: number;
  format: StoredFormat;
  mimeType: `image/${StoredFormat}`;
  /** `#rrggbb`, shown as a placeholder while the picture loads. */
  dominantColor: string;
}

interface ProcessingOptions {
  maxBytes?: number;
  /** Encodes into another format than the file's own. */
  as?: StoredFormat;
  acceptsGif?: boolean;
}

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

export async function processImage(
  bytes: Uint8Array,
  { maxBytes = maxUploadBytes, as, acceptsGif = true }: ProcessingOptions = {},
): Promise<ProcessedImage> {
  if (bytes.byteLength === 0) throw new DomainError("file_missing");
  if (bytes.byteLength > maxBytes) throw new DomainError("file_too_large");
  // The type is checked before decoding, so that the SVG, PDF and TIFF decoders are never reached.
  const format = sniffImageFormat(bytes);
  if (format === undefined || (format === "gif" && !acceptsGif)) {
    throw new DomainError("file_type_invalid", acceptsGif ? {} : { message: mediaTexts.fileTypeWithoutGif });
  }
  const target = as ?? format;
  return uploadSemaphore.run(async (sharp) => {
    try {
      await requireReasonablePixels(sharp, bytes, format);
      const pixels = await decode(sharp, bytes);
      const [{ data, info }, dominantColor] = await Promise.all([
        encode(sharp, pixels, target),
        dominantColorOf(sharp, pixels),
      ]);
      const { width, height, size } = info;
      return { bytes: data, width, height, size, format: target, mimeType: `image/${target}`, dominantColor };
    } catch (cause) {
      throw cause instanceof DomainError ? cause : new DomainError("image_invalid", { cause });
    }
  });
}

const strict = { limitInputPixels: maxInputPixels, failOn: "error" } as const;

async function requireReasonablePixels(sharp: Sharp, bytes: Uint8Array, format: string): Promise<void> {
  const { width, height, format: found } = await sharp(bytes, strict).metadata();
  if (found !== format) throw new DomainError("file_type_invalid");
  if (width * height > maxInputPixels) throw new DomainError("image_invalid");
}

/** Decodes the first frame, upright, in sRGB and within the maximum size, for both the stored file and its colour. */
function decode(sharp: Sharp, bytes: Uint8Array): Promise<Pixels> {
  return sharp(bytes, strict)
    .timeout({ seconds: 20 })
    .autoOrient()
    .resize({ width: maxStoredSide, height: maxStoredSide, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
}

const reopen = (sharp: Sharp, { data, info: { width, height, channels } }: Pixels) =>
  sharp(data, { raw: { width, height, channels } });

const encodings = {
  /** Higher efforts take up to four times as long and save a tenth of a file that is rarely fetched in full size. */
  webp: { quality: 82, effort: 0 },
  jpeg: { quality: 85 },
  png: { compressionLevel: 6 },
  gif: { effort: 1 },
};

async function encode(sharp: Sharp, pixels: Pixels, format: StoredFormat) {
  const encoded = await reopen(sharp, pixels)
    .toFormat(format, encodings[format])
    .toBuffer({ resolveWithObject: true });
  if (format !== "png" || encoded.info.size <= maxObjectBytes) return encoded;
  // A PNG with few colours may come back larger than any object may be; with a palette it fits again.
  return reopen(sharp, pixels).png({ palette: true }).toBuffer({ resolveWithObject: true });
}

async function dominantColorOf(sharp: Sharp, pixels: Pixels): Promise<string> {
  const thumbnail = reopen(sharp, pixels)
    .resize({ width: 32, height: 32, fit: "fill" })
    .flatten({ background: "#000000" });
  return findDominantColor(await thumbnail.toColourspace("srgb").raw().toBuffer());
}
