/** Pictures for messengers and social networks, made when first asked for and kept in the storage. */
import { createHash } from "node:crypto";
import { DomainError } from "#domain/errors.ts";
import { objectKeyOfUrl, renditionFolder } from "#domain/media/picture.ts";
import { findCategoryPicture, listCategories } from "../catalog/category-service.ts";
import { findProduct } from "../catalog/product-service.ts";
import { renditionLane } from "../media/imaging.ts";
import { immutableCacheControl } from "../media/store-image.ts";
import type { ServiceContext } from "../service-context.ts";
import { getStoreProfile } from "../settings/settings-service.ts";
import type { StoredObject } from "../storage/storage.ts";
import type { SocialCard } from "./social-art.ts";
import { cutPicture, makeJpeg } from "./social-jpeg.ts";

/** Changes whenever the drawing does, so that kept pictures of the old one are not served. */
const DRAWING = 1;

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
  words: Omit<SocialCard, "storeName">,
  pictureUrl: string | undefined,
): Promise<StoredObject> {
  const card = { ...words, storeName: (await getStoreProfile(ctx)).name };
  // A picture on another site is left out: fetching it would let an address in the catalogue steer our server.
  const source = pictureUrl === undefined ? undefined : objectKeyOfUrl(pictureUrl);
  const key = keyOf(card, source);
  const kept = await ctx.storage.get(key);
  if (kept) return kept;
  const bytes = await renditionLane.run(async (sharp) =>
    makeJpeg(sharp, card, await cutPicture({ sharp, storage: ctx.storage }, source)),
  );
  await ctx.storage.put(key, bytes, { contentType: "image/jpeg", cacheControl: immutableCacheControl });
  const stored = await ctx.storage.get(key);
  if (!stored) throw new DomainError("storage_unavailable");
  return stored;
}

/** Beside the renditions of the picture it shows, so that it goes when the picture goes. */
function keyOf(card: SocialCard, source: string | undefined): string {
  const content = JSON.stringify([DRAWING, card, source]);
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 32);
  return `${renditionFolder}${source ?? "social"}/social-${hash}.jpg`;
}
