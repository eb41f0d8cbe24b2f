/** Turns whatever was uploaded into one clean picture, or refuses it. Nothing of the original bytes survives. */
import type { OutputInfo } from "sharp";
import { DomainError } from "#domain/errors.ts";
import { maxInputPixels, maxStoredSide, maxUploadBytes } from "#domain/media/upload-limits.ts";
import { findDominantColor } from "./dominant-color.ts";
import { type Sharp, uploadLane } from "./imaging.ts";
import { sniffImageFormat } from "./sniff-image.ts";

/** What a picture may be written as. The shop itself always writes WebP. */
export type StoredFormat = "webp" | "jpeg" | "png" | "gif";

export interface ProcessedImage {
  bytes: Uint8Array;
  width: number;
  height: number;
  size: number;
  mimeType: `image/${StoredFormat}`;
  /** `#rrggbb`, to be shown where the picture will be. */
  dominantColor: string;
}

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

export async function processImage(
  bytes: Uint8Array,
  { maxBytes = maxUploadBytes, as = "webp" }: { maxBytes?: number; as?: StoredFormat } = {},
): Promise<ProcessedImage> {
  if (bytes.byteLength === 0) throw new DomainError("file_missing");
  if (bytes.byteLength > maxBytes) throw new DomainError("file_too_large");
  // Before any decoder sees them: the SVG, PDF and TIFF readers are never reached.
  const format = sniffImageFormat(bytes);
  if (format === undefined) throw new DomainError("file_type_invalid");
  return uploadLane.run(async (sharp) => {
    try {
      await requireReasonablePixels(sharp, bytes, format);
      const pixels = await decode(sharp, bytes);
      const [{ data, info }, dominantColor] = await Promise.all([
        encode(sharp, pixels, as),
        dominantColorOf(sharp, pixels),
      ]);
      const { width, height, size } = info;
      return { bytes: data, width, height, size, mimeType: `image/${as}`, dominantColor };
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

/** First frame, upright, sRGB, bounded. Done once; both the stored picture and its colour are made of these pixels. */
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
  /** Effort 0: higher ones cost up to four times as long for a tenth fewer bytes of a file that few ever fetch whole. */
  webp: { quality: 82, effort: 0 },
  jpeg: { quality: 85 },
  png: { compressionLevel: 6 },
  gif: { effort: 1 },
};

const encode = (sharp: Sharp, pixels: Pixels, format: StoredFormat) =>
  reopen(sharp, pixels).toFormat(format, encodings[format]).toBuffer({ resolveWithObject: true });

async function dominantColorOf(sharp: Sharp, pixels: Pixels): Promise<string> {
  const thumbnail = reopen(sharp, pixels)
    .resize({ width: 32, height: 32, fit: "fill" })
    .flatten({ background: "#000000" });
  return findDominantColor(await thumbnail.toColourspace("srgb").raw().toBuffer());
}
