import { objectKeyOfUrl } from "#domain/media/picture.ts";
import { layoutPatches } from "#domain/options/layout-patches.ts";
import type { Patch } from "#domain/options/shirt-option.ts";
import { type DrawingTools, openFilling, openPicture } from "./open-picture.ts";

export interface PatchedFront {
  /** Null for a product without a picture. */
  pictureUrl: string | null;
  patches: readonly Patch[];
}

/** More than enough for a patch on a picture of this size. */
const PATCH_PIXELS = 200;

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
  const layout = layoutPatches(patches);
  const images = await Promise.all(
    layout.boxes.map(async ({ patch, ...box }) => {
      const picture = await openPicture(tools, objectKeyOfUrl(patch.imageUrl));
      if (!picture) return "";
      const bytes = await picture.resize(PATCH_PIXELS, PATCH_PIXELS, { fit: "inside" }).png().toBuffer();
      const place = `x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}"`;
      return `<image ${place} href="data:image/png;base64,${bytes.toString("base64")}"/>`;
    }),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`,
    ` viewBox="0 0 ${layout.width} ${layout.height}" preserveAspectRatio="xMidYMid slice">`,
    ...images,
    "</svg>",
  ].join("");
}
