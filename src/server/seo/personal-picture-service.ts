/**
 * Social pictures of a shirt with a custom name, and of an order. Visitors can request any name, and an order is
 * private, so these pictures are never stored, only cached in memory for a while.
 */

import { unitPriceCents } from "#domain/catalog/unit-price.ts";
import { DomainError } from "#domain/errors.ts";
import { objectKeyOfUrl } from "#domain/media/picture.ts";
import { orderNumber } from "#domain/orders/order-status.ts";
import type { Customization } from "#domain/print/customization.ts";
import { fitsOn } from "#domain/print/print-rules.ts";
import type { ShirtPrint } from "#domain/print/shirt-print.ts";
import { findProduct } from "../catalog/product-service.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { drawingIsBusy } from "../media/drawing-queue.ts";
import { drawingSemaphore } from "../media/imaging.ts";
import { findOrderByToken } from "../orders/own-orders-service.ts";
import { renderPrintedShirt } from "../print/render-printed-shirt.ts";
import { getStoreProfile } from "../settings/settings-service.ts";
import { createPictureCache } from "./picture-cache.ts";
import { pictureBox, type SocialCard } from "./social-art.ts";
import { cutPicture, makeJpeg } from "./social-jpeg.ts";

/** About 4 MB. A link that is shared in a group is requested many times within minutes. */
const pictureCache = createPictureCache({ maxEntries: 40, maxPending: 4 });

interface Shown {
  card: Omit<SocialCard, "storeName">;
  shirt: { print: ShirtPrint; customization: Customization } | undefined;
  /** Used if no printed shirt can be rendered. */
  pictureUrl: string | null | undefined;
}

/**
 * Without a drawn picture callers use the plain card: for good if the product has no print, or for the moment if too
 * many pictures are pending or `mayDraw` refuses a new one.
 */
export async function findPrintedProductPicture(
  ctx: ServiceContext,
  id: string,
  customization: Customization,
  mayDraw: () => boolean,
): Promise<Uint8Array | "no print" | "busy"> {
  const product = await findProduct(ctx, id);
  if (!product) throw new DomainError("not_found");
  const { name, print, picture } = product;
  if (!print || !fitsOn(product, customization)) return "no print";
  const store = await getStoreProfile(ctx);
  const shown = {
    card: {
      title: name,
      note: `${customization.name} ${customization.number}`,
      priceCents: unitPriceCents(
        product,
        { size: null, isCustomized: true },
        store.customizationSurchargeCents,
      ),
    },
    shirt: { print, customization },
    pictureUrl: picture?.url,
  };
  return (await draw(ctx, store, shown, mayDraw)) ?? "busy";
}

export async function getOrderPicture(ctx: ServiceContext, token: string): Promise<Uint8Array> {
  const order = await findOrderByToken(ctx, token);
  if (!order) throw new DomainError("not_found");
  const [shirt] = order.items.flatMap(({ print, customization }) =>
    print && customization ? { print, customization } : [],
  );
  const units = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const picture = await draw(ctx, await getStoreProfile(ctx), {
    card: {
      title: `Pedido ${orderNumber(order.id)}`,
      note: units === 1 ? "1 item" : `${units} itens`,
      priceCents: order.totalCents,
    },
    shirt,
    pictureUrl: order.items.find(({ imageUrl }) => imageUrl)?.imageUrl,
  });
  if (!picture) throw drawingIsBusy();
  return picture;
}

async function draw(
  ctx: ServiceContext,
  store: { name: string },
  { card, shirt, pictureUrl }: Shown,
  mayDraw?: () => boolean,
): Promise<Uint8Array | undefined> {
  const whole = { ...card, storeName: store.name };
  // A picture on another site is left out, because fetching it would allow server-side request forgery.
  const source = pictureUrl ? objectKeyOfUrl(pictureUrl) : undefined;
  const drawPicture = () =>
    drawingSemaphore.run(async (sharp) => {
      const tools = { sharp, storage: ctx.storage };
      const printed = shirt && (await renderPrintedShirt(tools, shirt, pictureBox));
      return makeJpeg(sharp, whole, printed ?? (await cutPicture(tools, source)));
    });
  return pictureCache.get(JSON.stringify([whole, shirt, source]), drawPicture, mayDraw);
}
