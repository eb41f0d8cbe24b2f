import { buffer } from "node:stream/consumers";
import { DomainError } from "#domain/errors.ts";
import { maxInputPixels } from "#domain/media/upload-limits.ts";
import type { Sharp } from "../media/imaging.ts";
import { SHIRT_BACKGROUND } from "../print/render-printed-shirt.ts";
import type { ObjectStorage } from "../storage/storage.ts";
import { drawCard, pictureBox, type SocialCard } from "./social-art.ts";

/** WhatsApp ignores a picture of more than about 300 KB. */
export const MAX_BYTES = 250_000;
const QUALITIES = [82, 70, 55, 40];

/** Renders the card as a JPEG that is small enough for messengers. Callers hold an imaging semaphore. */
export async function makeJpeg(
  sharp: Sharp,
  card: SocialCard,
  picture: Uint8Array | undefined,
): Promise<Uint8Array> {
  const drawn = sharp(Buffer.from(drawCard(card, picture !== undefined)));
  const { left, top } = pictureBox;
  const flat = await (picture ? drawn.composite([{ input: Buffer.from(picture), left, top }]) : drawn)
    .removeAlpha()
    .png()
    .toBuffer();
  for (const quality of QUALITIES) {
    const bytes = await sharp(flat).jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:2:0" }).toBuffer();
    if (bytes.byteLength <= MAX_BYTES || quality === QUALITIES.at(-1)) return bytes;
  }
  throw new DomainError("internal");
}

/** Returns a stored picture, cropped for the card; undefined if there is none or its file is missing. */
export async function cutPicture(
  { sharp, storage }: { sharp: Sharp; storage: ObjectStorage },
  key: string | undefined,
): Promise<Uint8Array | undefined> {
  const stored = key === undefined ? undefined : await storage.get(key);
  if (!stored) return undefined;
  return sharp(await buffer(stored.body), { limitInputPixels: maxInputPixels })
    .timeout({ seconds: 20 })
    .resize(pictureBox.width, pictureBox.height, { fit: "cover" })
    .flatten({ background: SHIRT_BACKGROUND })
    .png()
    .toBuffer();
}
