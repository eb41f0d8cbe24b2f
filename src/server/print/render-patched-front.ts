import { objectKeyOfUrl } from "#domain/media/picture.ts";
import type { Patch } from "#domain/options/shirt-option.ts";
import { type DrawingTools, openFilling, openPicture } from "./open-picture.ts";

export interface PatchedFront {
  /** Null for a product without a picture. */
  pictureUrl: string | null;
  patches: readonly Patch[];
}

/** More than enough for a patch on a picture of this size. */
const PATCH_PIXELS = 200;
/** The height of the drawing's own coordinates; only its shape matters. */
const HEIGHT = 1000;

/**
 * Renders the front of a shirt with its patches as a PNG that fills the box. Returns undefined if the picture is missing
 * or on another site. Callers hold an imaging semaphore.
 */
export async function renderPatchedFront(
  tools: DrawingTools,
  { pictureUrl, patches }: PatchedFront,
  box: { width: number; height: number },
): Promise<Buffer | undefined> {
  const front = await openFilling(tools, objectKeyOfUrl(pictureUrl ?? ""), box);
  if (!front) return undefined;
  const drawing = Buffer.from(await drawPatches(tools, patches, box));
  return tools
    .sharp(await front.toBuffer())
    .composite([{ input: drawing }])
    .png()
    .toBuffer();
}

/** An SVG, because it crops what lies outside of the box exactly as the picture below it is cropped. */
async function drawPatches(
  tools: DrawingTools,
  patches: readonly Patch[],
  { width, height }: { width: number; height: number },
): Promise<string> {
  const frame = (patches[0]?.ratio ?? 1) * HEIGHT;
  const images = await Promise.all(
    patches.map(async ({ imageUrl, area }) => {
      const picture = await openPicture(tools, objectKeyOfUrl(imageUrl));
      if (!picture) return "";
      const bytes = await picture.resize(PATCH_PIXELS, PATCH_PIXELS, { fit: "inside" }).png().toBuffer();
      const place = `x="${area.x * frame}" y="${area.y * HEIGHT}"`;
      const size = `width="${area.width * frame}" height="${area.height * HEIGHT}"`;
      return `<image ${place} ${size} href="data:image/png;base64,${bytes.toString("base64")}"/>`;
    }),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`,
    ` viewBox="0 0 ${frame} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">`,
    ...images,
    "</svg>",
  ].join("");
}
