/** Pictures for messengers and social networks, rendered at the first request and stored in the bucket. */
import { createHash } from "node:crypto";
import { DomainError } from "#domain/errors.ts";
import { objectKeyOfUrl, renditionFolder } from "#domain/media/picture.ts";
import { findCategoryPicture, listCategories } from "../catalog/category-service.ts";
import { findProduct } from "../catalog/product-service.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { createDrawingQueue, drawingIsBusy } from "../media/drawing-queue.ts";
import { drawingSemaphore } from "../media/imaging.ts";
import { immutableCacheControl } from "../media/store-image.ts";
import { getStoreProfile } from "../settings/settings-service.ts";
import type { StoredObject } from "../storage/storage.ts";
import type { SocialCard } from "./social-art.ts";
import { cutPicture, makeJpeg } from "./social-jpeg.ts";

/** Must be increased with every change of the drawing, so that stored pictures of the old one are not served. */
const DRAWING_VERSION = 1;

const queue = createDrawingQueue({ maxPending: 16 });

/** Returns false if the client may not have another picture drawn now. */
type MayDraw = () => boolean;

export async function getProductSocialPicture(
  ctx: ServiceContext,
  id: string,
  mayDraw: MayDraw,
): Promise<StoredObject> {
  const product = await findProduct(ctx, id);
  if (!product) throw new DomainError("not_found");
  const { name, category, priceCents, picture } = product;
  return getPicture(ctx, { title: name, note: category, priceCents }, picture?.url, mayDraw);
}

export async function getCategorySocialPicture(
  ctx: ServiceContext,
  id: string,
  mayDraw: MayDraw,
): Promise<StoredObject> {
  const category = (await listCategories(ctx)).find((candidate) => candidate.id === id);
  if (!category) throw new DomainError("not_found");
  const picture = await findCategoryPicture(ctx, category);
  const text = { title: category.name, note: category.description ?? undefined };
  return getPicture(ctx, text, picture?.url, mayDraw);
}

export async function getStoreSocialPicture(ctx: ServiceContext, mayDraw: MayDraw): Promise<StoredObject> {
  const { tagline } = await getStoreProfile(ctx);
  return getPicture(ctx, { title: tagline }, undefined, mayDraw);
}

async function getPicture(
  ctx: ServiceContext,
  text: Omit<SocialCard, "storeName">,
  pictureUrl: string | undefined,
  mayDraw: MayDraw,
): Promise<StoredObject> {
  const card = { ...text, storeName: (await getStoreProfile(ctx)).name };
  // A picture on another site is left out, because fetching it would allow server-side request forgery.
  const source = pictureUrl === undefined ? undefined : objectKeyOfUrl(pictureUrl);
  const key = keyOf(card, source);
  const cached = await ctx.storage.get(key);
  if (cached) return cached;
  if (!(await queue.add(key, () => drawAndStore(ctx, key, card, source), mayDraw))) throw drawingIsBusy();
  const stored = await ctx.storage.get(key);
  if (!stored) throw new DomainError("storage_unavailable");
  return stored;
}

async function drawAndStore(
  { storage }: ServiceContext,
  key: string,
  card: SocialCard,
  source: string | undefined,
): Promise<Uint8Array> {
  const bytes = await drawingSemaphore.run(async (sharp) =>
    makeJpeg(sharp, card, await cutPicture({ sharp, storage }, source)),
  );
  await storage.put(key, bytes, { contentType: "image/jpeg", cacheControl: immutableCacheControl });
  return bytes;
}

/** The key is among the renditions of the product picture, so that both are deleted together. */
function keyOf(card: SocialCard, source: string | undefined): string {
  const content = JSON.stringify([DRAWING_VERSION, card, source]);
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 32);
  return `${renditionFolder}${source ?? "social"}/social-${hash}.jpg`;
}
