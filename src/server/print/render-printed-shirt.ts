import { buffer } from "node:stream/consumers";
import { objectKeyOfUrl } from "#domain/media/picture.ts";
import { maxInputPixels } from "#domain/media/upload-limits.ts";
import type { Customization } from "#domain/print/customization.ts";
import { layoutPrint } from "#domain/print/layout-print.ts";
import { loadOutlines } from "#domain/print/outlines.ts";
import { printSvg } from "#domain/print/paint-print.ts";
import type { ShirtPrint } from "#domain/print/shirt-print.ts";
import type { Sharp } from "../media/imaging.ts";
import type { ObjectStorage } from "../storage/storage.ts";

/** The background that the shop shows behind shirts, for pictures with transparency. */
export const SHIRT_BACKGROUND = "#18211b";

/**
 * Renders the back of a shirt with a name and a number as a PNG that fills the box. Returns undefined if the picture of
 * the back is missing or on another site: fetching that one would allow server-side request forgery. Callers hold an
 * imaging semaphore.
 */
export async function renderPrintedShirt(
  { sharp, storage }: { sharp: Sharp; storage: ObjectStorage },
  { print, customization }: { print: ShirtPrint; customization: Customization },
  box: { width: number; height: number },
): Promise<Buffer | undefined> {
  const key = objectKeyOfUrl(print.picture.url);
  const stored = key === undefined ? undefined : await storage.get(key);
  if (!stored) return undefined;
  const layout = layoutPrint(print, customization, await loadOutlines(print.font));
  const back = await sharp(await buffer(stored.body), { limitInputPixels: maxInputPixels })
    .timeout({ seconds: 20 })
    .resize(box.width, box.height, { fit: "cover" })
    .flatten({ background: SHIRT_BACKGROUND })
    .png()
    .toBuffer();
  return sharp(back)
    .composite([{ input: Buffer.from(printSvg(layout, print, box)) }])
    .png()
    .toBuffer();
}
