/** Turns whatever was uploaded into one clean picture, or refuses it. Nothing of the original bytes survives. */
import type { Metadata, OutputInfo, SharpInput } from "sharp";
import { DomainError } from "#domain/errors.ts";
import { maxInputPixels, maxStoredSide, maxUploadBytes } from "#domain/media/upload-limits.ts";
import { findDominantColor } from "./dominant-color.ts";
import { sharp, uploadLane } from "./imaging.ts";
import { sniffImageFormat } from "./sniff-image.ts";

export interface ProcessedImage {
  bytes: Uint8Array;
  width: number;
  height: number;
  size: number;
  mimeType: "image/webp";
  /** `#rrggbb`, to be shown where the picture will be. */
  dominantColor: string;
}

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

export async function processImage(
  bytes: Uint8Array,
  { maxBytes = maxUploadBytes }: { maxBytes?: number } = {},
): Promise<ProcessedImage> {
  if (bytes.byteLength === 0) throw new DomainError("file_missing");
  if (bytes.byteLength > maxBytes) throw new DomainError("file_too_large");
  // Before any decoder sees them: the SVG, PDF and TIFF readers are never reached.
  const format = sniffImageFormat(bytes);
  if (format === undefined) throw new DomainError("file_type_invalid");
  return uploadLane.run(async () => {
    try {
      await requireReasonablePixels(bytes, format);
      const pixels = await decode(bytes);
      const [{ data, info }, dominantColor] = await Promise.all([encode(pixels), dominantColorOf(pixels)]);
      const { width, height, size } = info;
      return { bytes: data, width, height, size, mimeType: "image/webp", dominantColor };
    } catch (cause) {
      throw cause instanceof DomainError ? cause : new DomainError("image_invalid", { cause });
    }
  });
}

const open = (input: SharpInput) => sharp(input, { limitInputPixels: maxInputPixels, failOn: "error" });

async function requireReasonablePixels(bytes: Uint8Array, format: string): Promise<void> {
  const { width, height, format: found }: Metadata = await open(bytes).metadata();
  if (found !== format) throw new DomainError("file_type_invalid");
  if (width * height > maxInputPixels) throw new DomainError("image_invalid");
}

/** First frame, upright, sRGB, bounded. Done once; both the stored picture and its colour are made of these pixels. */
function decode(bytes: Uint8Array): Promise<Pixels> {
  return open(bytes)
    .timeout({ seconds: 20 })
    .autoOrient()
    .resize({ width: maxStoredSide, height: maxStoredSide, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
}

const reopen = ({ data, info: { width, height, channels } }: Pixels) =>
  sharp(data, { raw: { width, height, channels } });

/** Effort 0: higher ones cost up to four times as long for a tenth fewer bytes of a file that few ever fetch whole. */
const encode = (pixels: Pixels) =>
  reopen(pixels).webp({ quality: 82, effort: 0 }).toBuffer({ resolveWithObject: true });

async function dominantColorOf(pixels: Pixels): Promise<string> {
  const thumbnail = reopen(pixels)
    .resize({ width: 32, height: 32, fit: "fill" })
    .flatten({ background: "#000000" });
  return findDominantColor(await thumbnail.toColourspace("srgb").raw().toBuffer());
}
