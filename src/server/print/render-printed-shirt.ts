import { objectKeyOfUrl } from "#domain/media/picture.ts";
import type { Customization } from "#domain/print/customization.ts";
import { layoutPrint } from "#domain/print/layout-print.ts";
import { loadOutlines } from "#domain/print/outlines.ts";
import { printSvg } from "#domain/print/paint-print.ts";
import type { ShirtPrint } from "#domain/print/shirt-print.ts";
import { type DrawingTools, openFilling } from "./open-picture.ts";

/**
 * Renders the back of a shirt with a name and a number as a PNG that fills the box. Returns undefined if the picture of
 * the back is missing or on another site. Callers hold an imaging semaphore.
 */
export async function renderPrintedShirt(
  tools: DrawingTools,
  { print, customization }: { print: ShirtPrint; customization: Customization },
  box: { width: number; height: number },
): Promise<Buffer | undefined> {
  const back = await openFilling(tools, objectKeyOfUrl(print.picture.url), box);
  if (!back) return undefined;
  const layout = layoutPrint(print, customization, await loadOutlines(print.font));
  return tools
    .sharp(await back.toBuffer())
    .composite([{ input: Buffer.from(printSvg(layout, print, box)) }])
    .png()
    .toBuffer();
}
