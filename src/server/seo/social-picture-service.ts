/** Pictures for messengers and social networks, rendered at the first request and stored in the bucket. */
import { createHash } from "node:crypto";
import { DomainError } from "#domain/errors.ts";
import { objectKeyOfUrl, renditionFolder } from "#domain/media/picture.ts";
import { findCategoryPicture, listCategories } from "../catalog/category-service.ts";
import { findProduct } from "../catalog/product-service.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { renditionSemaphore } from "../media/imaging.ts";
import { immutableCacheControl } from "../media/store-image.ts";
import { getStoreProfile } from "../settings/settings-service.ts";
import type { StoredObject } from "../storage/storage.ts";
import type { SocialCard } from "./social-art.ts";
import { cutPicture, makeJpeg } from "./social-jpeg.ts";

/** Must be increased with every change of the drawing, so that stored pictures of the old one are not served. */
const DRAWING_VERSION = 1;

export async function getProductSocialPicture(ctx: ServiceContext, id: string): Promise<StoredObject> {
  const product = await findProduct(ctx, id);
  if (!product) throw new DomainError("not_found");
  const { name, category, priceCents, picture } = product;
  return getPicture(ctx, { title: name, note: category, priceCents }, picture?.url);
}

export async function getCategorySocialPicture(ctx: ServiceContext, id: string): Promise<StoredObject> {
  const category = (await listCategories(ctx)).find((candidate) => candidate.id === id);
  if (!category) throw new DomainError("not_found");
  const picture = await findCategoryPicture(ctx, category);
  return getPicture(ctx, { title: category.name, note: category.description ?? undefined }, picture?.url);
}

export async function getStoreSocialPicture(ctx: ServiceContext): Promise<StoredObject> {
  const { tagline } = await getStoreProfile(ctx);
  return getPicture(ctx, { title: tagline }, undefined);
}

async function getPicture(
  ctx: ServiceContext,
  text: Omit<SocialCard, "storeName">,
  pictureUrl: string | undefined,
): Promise<StoredObject> {
  const card = { ...text, storeName: (await getStoreProfile(ctx)).name };
  // A picture on another site is left out, because fetching it would allow server-side request forgery.
  const source = pictureUrl === undefined ? undefined : objectKeyOfUrl(pictureUrl);
  const key = keyOf(card, source);
  const cached = await ctx.storage.get(key);
  if (cached) return cached;
  const bytes = await renditionSemaphore.run(async (sharp) =>
    makeJpeg(sharp, card, await cutPicture({ sharp, storage: ctx.storage }, source)),
  );
  await ctx.storage.put(key, bytes, { contentType: "image/jpeg", cacheControl: immutableCacheControl });
  const stored = await ctx.storage.get(key);
  if (!stored) throw new DomainError("storage_unavailable");
  return stored;
}

/** The key is among the renditions of the product picture, so that both are deleted together. */
function keyOf(card: SocialCard, source: string | undefined): string {
  const content = JSON.stringify([DRAWING_VERSION, card, source]);
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 32);
  return `${renditionFolder}${source ?? "social"}/social-${hash}.jpg`;
}
