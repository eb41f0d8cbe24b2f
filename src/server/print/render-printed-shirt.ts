import { buffer } from "node:stream/consumers";
import type { Customization } from "#domain/cart/cart.ts";
import { objectKeyOfUrl } from "#domain/media/picture.ts";
import { maxInputPixels } from "#domain/media/upload-limits.ts";
import { layoutPrint } from "#domain/print/layout-print.ts";
import { loadOutlines } from "#domain/print/outlines.ts";
import { printSvg } from "#domain/print/paint-print.ts";
import type { ShirtPrint } from "#domain/print/shirt-print.ts";
import type { Sharp } from "../media/imaging.ts";
import type { ObjectStorage } from "../storage/storage.ts";

/** The ground on which the shop shows shirts, for pictures that are seen through. */
export const STAGE = "#18211b";

/**
 * The back of a shirt with a name and a number, cut to fill the box, as PNG. Undefined where the back picture is gone or
 * on another site: fetching it would let an address in the catalogue steer our server. Runs in an imaging lane.
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
    .flatten({ background: STAGE })
    .png()
    .toBuffer();
  return sharp(back)
    .composite([{ input: Buffer.from(printSvg(layout, print, box)) }])
    .png()
    .toBuffer();
}
