/**
 * Social pictures of a shirt with a custom name or with options, and of an order. Visitors can request any name, and an
 * order is private, so these pictures are never stored, only cached in memory for a while.
 */

import { unitPriceCents } from "#domain/catalog/unit-price.ts";
import { DomainError } from "#domain/errors.ts";
import { objectKeyOfUrl } from "#domain/media/picture.ts";
import { refuseOptions } from "#domain/options/choose-options.ts";
import { findOptions } from "#domain/options/find-options.ts";
import { nameOptions } from "#domain/options/option-texts.ts";
import { patchesOf } from "#domain/options/patches-of.ts";
import type { ShirtOption } from "#domain/options/shirt-option.ts";
import { orderNumber } from "#domain/orders/order-status.ts";
import type { Customization } from "#domain/print/customization.ts";
import { fitsOn } from "#domain/print/print-rules.ts";
import type { ShirtPrint } from "#domain/print/shirt-print.ts";
import { findProduct } from "../catalog/product-service.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { drawingIsBusy } from "../media/drawing-queue.ts";
import { drawingSemaphore } from "../media/imaging.ts";
import { findOrderByToken } from "../orders/own-orders-service.ts";
import { type PatchedFront, renderPatchedFront } from "../print/render-patched-front.ts";
import { renderPrintedShirt } from "../print/render-printed-shirt.ts";
import { getStoreProfile } from "../settings/settings-service.ts";
import { createPictureCache } from "./picture-cache.ts";
import { pictureBox, type SocialCard } from "./social-art.ts";
import { cutPicture, insetPicture, makeJpeg } from "./social-jpeg.ts";

/** About 4 MB. A link that is shared in a group is requested many times within minutes. */
const pictureCache = createPictureCache({ maxEntries: 40, maxPending: 4 });

interface Shown {
  card: Omit<SocialCard, "storeName">;
  shirt: { print: ShirtPrint; customization: Customization } | undefined;
  /** Undefined for a shirt without patches. */
  front: PatchedFront | undefined;
  /** Used if nothing else can be rendered. */
  pictureUrl: string | null | undefined;
}

/** What a link says about a shirt. */
export interface PersonalShirt {
  customization: Customization | null;
  /** The ids of its options. */
  options: readonly string[];
}

/**
 * Without a drawn picture callers use the plain card: for good if the product takes neither the name nor the options,
 * or for the moment if too many pictures are pending or `mayDraw` refuses a new one.
 */
export async function findPersonalProductPicture(
  ctx: ServiceContext,
  id: string,
  shirt: PersonalShirt,
  mayDraw: () => boolean,
): Promise<Uint8Array | "plain" | "busy"> {
  const product = await findProduct(ctx, id);
  if (!product) throw new DomainError("not_found");
  const { name, print, picture } = product;
  const { customization } = shirt;
  const printed =
    print && customization && fitsOn(product, customization) ? { print, customization } : undefined;
  const options = refuseOptions(product, shirt.options) ? [] : findOptions(product, shirt.options);
  if (!printed && options.length === 0) return "plain";
  const store = await getStoreProfile(ctx);
  const choice = { size: null, isCustomized: printed !== undefined, options: options.map((one) => one.id) };
  const text = printed && `${printed.customization.name} ${printed.customization.number}`;
  const shown = {
    card: {
      title: name,
      note: [text, nameOptions(options)].filter(Boolean).join(" · "),
      priceCents: unitPriceCents(product, choice, store.customizationSurchargeCents),
    },
    shirt: printed,
    front: frontOf(picture?.url ?? null, options),
    pictureUrl: picture?.url,
  };
  return (await draw(ctx, store, shown, mayDraw)) ?? "busy";
}

export async function getOrderPicture(ctx: ServiceContext, token: string): Promise<Uint8Array> {
  const order = await findOrderByToken(ctx, token);
  if (!order) throw new DomainError("not_found");
  const { items } = order;
  const first = items.find(({ print, customization }) => print && customization);
  const shirt =
    first?.print && first.customization
      ? { print: first.print, customization: first.customization }
      : undefined;
  const patched = first ?? items.find((item) => frontOf(item.imageUrl, item.options));
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const picture = await draw(ctx, await getStoreProfile(ctx), {
    card: {
      title: `Pedido ${orderNumber(order.id)}`,
      note: units === 1 ? "1 item" : `${units} itens`,
      priceCents: order.totalCents,
    },
    shirt,
    front: patched && frontOf(patched.imageUrl, patched.options),
    pictureUrl: items.find(({ imageUrl }) => imageUrl)?.imageUrl,
  });
  if (!picture) throw drawingIsBusy();
  return picture;
}

function frontOf(pictureUrl: string | null, options: readonly ShirtOption[] = []): PatchedFront | undefined {
  const patches = patchesOf(options);
  return patches.length > 0 ? { pictureUrl, patches } : undefined;
}

async function draw(
  ctx: ServiceContext,
  store: { name: string },
  { card, shirt, front, pictureUrl }: Shown,
  mayDraw?: () => boolean,
): Promise<Uint8Array | undefined> {
  const whole = { ...card, storeName: store.name };
  // A picture on another site is left out, because fetching it would allow server-side request forgery.
  const source = pictureUrl ? objectKeyOfUrl(pictureUrl) : undefined;
  const drawPicture = () =>
    drawingSemaphore.run(async (sharp) => {
      const tools = { sharp, storage: ctx.storage };
      const back = shirt && (await renderPrintedShirt(tools, shirt, pictureBox));
      const patched = front && (await renderPatchedFront(tools, front, pictureBox));
      const drawn = back && patched ? await insetPicture(sharp, back, patched) : (back ?? patched);
      return makeJpeg(sharp, whole, drawn ?? (await cutPicture(tools, source)));
    });
  return pictureCache.get(JSON.stringify([whole, shirt, front, source]), drawPicture, mayDraw);
}
