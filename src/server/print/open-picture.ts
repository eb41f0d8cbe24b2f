import { buffer } from "node:stream/consumers";
import type { Sharp as Drawing } from "sharp";
import { maxInputPixels } from "#domain/media/upload-limits.ts";
import type { Sharp } from "../media/imaging.ts";
import type { ObjectStorage } from "../storage/storage.ts";

/** The background that the shop shows behind shirts, for pictures with transparency. */
export const SHIRT_BACKGROUND = "#18211b";

export interface DrawingTools {
  sharp: Sharp;
  storage: ObjectStorage;
}

/**
 * Opens a stored picture; undefined if it is missing or, without a key, on another site: fetching that one would allow
 * server-side request forgery. Callers hold an imaging semaphore.
 */
export async function openPicture(
  { sharp, storage }: DrawingTools,
  key: string | undefined,
): Promise<Drawing | undefined> {
  const stored = key === undefined ? undefined : await storage.get(key);
  if (!stored) return undefined;
  return sharp(await buffer(stored.body), { limitInputPixels: maxInputPixels }).timeout({ seconds: 20 });
}

/** Opens a picture as one that fills the box. */
export async function openFilling(
  tools: DrawingTools,
  key: string | undefined,
  box: { width: number; height: number },
): Promise<Drawing | undefined> {
  const picture = await openPicture(tools, key);
  return picture
    ?.resize(box.width, box.height, { fit: "cover" })
    .flatten({ background: SHIRT_BACKGROUND })
    .png();
}
