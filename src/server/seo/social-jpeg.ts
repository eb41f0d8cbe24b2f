import { DomainError } from "#domain/errors.ts";
import type { Sharp } from "../media/imaging.ts";
import { type DrawingTools, openFilling, SHIRT_BACKGROUND } from "../print/open-picture.ts";
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
  return shrinkJpeg(sharp, flat);
}

/** Encodes a picture with the best quality that messengers take. */
export async function shrinkJpeg(sharp: Sharp, flat: Buffer): Promise<Uint8Array> {
  for (const quality of QUALITIES) {
    const bytes = await sharp(flat).jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:2:0" }).toBuffer();
    if (bytes.byteLength <= MAX_BYTES || quality === QUALITIES.at(-1)) return bytes;
  }
  throw new DomainError("internal");
}

/** Returns a stored picture, cropped for the card; undefined if there is none or its file is missing. */
export async function cutPicture(
  tools: DrawingTools,
  key: string | undefined,
): Promise<Uint8Array | undefined> {
  return (await openFilling(tools, key, pictureBox))?.toBuffer();
}

/** How much of a picture's width another one in its corner has, and the line around that. */
const INSET = 0.38;
const INSET_BORDER = 6;

/** Puts one picture small into the lower right corner of another. */
export async function insetPicture(sharp: Sharp, picture: Buffer, corner: Buffer): Promise<Buffer> {
  const small = await sharp(corner)
    .resize({ width: Math.round(pictureBox.width * INSET) })
    .extend({ top: INSET_BORDER, left: INSET_BORDER, background: SHIRT_BACKGROUND })
    .png()
    .toBuffer();
  return sharp(picture)
    .composite([{ input: small, gravity: "southeast" }])
    .png()
    .toBuffer();
}
