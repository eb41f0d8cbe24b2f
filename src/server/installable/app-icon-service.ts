/** The icons of the installed app: the shop's logo on the background colour, or the default icon. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { APP_COLOR } from "#domain/installable/app-manifest.ts";
import { objectKeyOfUrl, renditionFolder } from "#domain/media/picture.ts";
import { maxInputPixels } from "#domain/media/upload-limits.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { programFile } from "../files/program-files.ts";
import { createDrawingQueue, drawingIsBusy } from "../media/drawing-queue.ts";
import { renditionSemaphore, type Sharp } from "../media/imaging.ts";
import { immutableCacheControl } from "../media/store-image.ts";
import { getStoreProfile } from "../settings/settings-service.ts";

/** The share of the icon that the logo fills. Phones crop a maskable icon to a circle of 80 %. */
const icons = {
  "icon-192": { size: 192, share: 0.84 },
  "icon-512": { size: 512, share: 0.84 },
  "icon-maskable-512": { size: 512, share: 0.56 },
  "apple-touch-icon": { size: 180, share: 0.78 },
} as const;

export type IconName = keyof typeof icons;

export interface AppIcon {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
}

/** Must be increased whenever the drawing changes, so that stored icons of the old drawing are not served. */
const DRAWING_VERSION = 1;

const queue = createDrawingQueue({ maxPending: 2 * Object.keys(icons).length });

export async function getAppIcon(ctx: ServiceContext, name: IconName, isAdmin: boolean): Promise<AppIcon> {
  const { logo } = await getStoreProfile(ctx);
  // A logo on another site is not used, as in the social cards.
  const source = logo ? objectKeyOfUrl(logo.url) : undefined;
  if (source === undefined && !isAdmin) return asIcon(await readDefault(name));
  const key = keyOf(name, isAdmin, source);
  const cached = await ctx.storage.get(key);
  if (cached) return asIcon(await buffer(cached.body));
  const bytes = await queue.add(key, () => drawAndStore(ctx, key, { name, isAdmin, source }));
  if (!bytes) throw drawingIsBusy();
  return asIcon(bytes);
}

async function drawAndStore(
  { storage }: ServiceContext,
  key: string,
  { name, isAdmin, source }: { name: IconName; isAdmin: boolean; source: string | undefined },
): Promise<Uint8Array> {
  const stored = source === undefined ? undefined : await storage.get(source);
  const picture = stored ? await buffer(stored.body) : undefined;
  const bytes = await renditionSemaphore.run((sharp) => drawIcon(sharp, name, isAdmin, picture));
  await storage.put(key, bytes, { contentType: "image/png", cacheControl: immutableCacheControl });
  return bytes;
}

/** Icons are stored among the renditions of the logo, so that they are deleted with it. */
function keyOf(name: IconName, isAdmin: boolean, source: string | undefined): string {
  return `${renditionFolder}${source ?? "social"}/${isAdmin ? "admin-" : ""}${name}-${DRAWING_VERSION}.png`;
}

const readDefault = (name: IconName) =>
  readFile(programFile(`src/server/installable/default-icons/${name}.png`));

async function drawIcon(
  sharp: Sharp,
  name: IconName,
  isAdmin: boolean,
  logo: Uint8Array | undefined,
): Promise<Buffer> {
  const { size, share } = icons[name];
  const base = logo ? await placeLogo(sharp, logo, size, share) : await readDefault(name);
  const icon = isAdmin ? sharp(base).composite([{ input: Buffer.from(adminBand(size)) }]) : sharp(base);
  return icon.png({ compressionLevel: 9 }).toBuffer();
}

async function placeLogo(sharp: Sharp, logo: Uint8Array, size: number, share: number): Promise<Buffer> {
  const inner = Math.round(size * share);
  const input = await sharp(logo, { limitInputPixels: maxInputPixels })
    .timeout({ seconds: 20 })
    .resize(inner, inner, { fit: "contain", background: "#0000" })
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: APP_COLOR } })
    .composite([{ input, gravity: "centre" }])
    .png()
    .toBuffer();
}

/**
 * A band that distinguishes the back-office from the shop among a phone's apps; it is inside the circle that is never
 * cropped.
 */
function adminBand(size: number): string {
  const [x, y, width, height] = [0.3, 0.77, 0.4, 0.05].map((part) => Math.round(part * size));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#ffd43b"/></svg>`;
}

function asIcon(bytes: Uint8Array): AppIcon {
  return {
    bytes: new Uint8Array(bytes),
    etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
  };
}
