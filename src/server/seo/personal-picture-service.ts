/**
 * Cards of a shirt with somebody's name, and of an order. Anybody can ask for any name, and an order is somebody's own:
 * these are never stored, only remembered for a while.
 */
import type { Customization } from "#domain/cart/cart.ts";
import { unitPriceCents } from "#domain/catalog/customization.ts";
import { DomainError } from "#domain/errors.ts";
import { objectKeyOfUrl } from "#domain/media/picture.ts";
import { orderNumber } from "#domain/orders/order-status.ts";
import type { ShirtPrint } from "#domain/print/shirt-print.ts";
import { findProduct } from "../catalog/product-service.ts";
import { renditionLane } from "../media/imaging.ts";
import { findOrderByToken } from "../orders/own-orders-service.ts";
import { renderPrintedShirt } from "../print/render-printed-shirt.ts";
import type { ServiceContext } from "../service-context.ts";
import { getStoreProfile } from "../settings/settings-service.ts";
import { createRecentPictures } from "./recent-pictures.ts";
import { pictureBox, type SocialCard } from "./social-art.ts";
import { cutPicture, makeJpeg } from "./social-jpeg.ts";

/** About 4 MB; a link that is passed round a group is asked for many times within minutes. */
const recent = createRecentPictures({ most: 40, mostAtWork: 8 });

interface Shown {
  card: Omit<SocialCard, "storeName">;
  shirt: { print: ShirtPrint; customization: Customization } | undefined;
  /** Where no shirt can be printed. */
  pictureUrl: string | null | undefined;
}

/** Undefined where the product has no print, or where too many such pictures are asked for: the plain card serves then. */
export async function findPrintedProductPicture(
  ctx: ServiceContext,
  id: string,
  customization: Customization,
): Promise<Uint8Array | undefined> {
  const product = await findProduct(ctx, id);
  if (!product) throw new DomainError("not_found");
  const { name, priceCents, print, picture } = product;
  if (!print) return undefined;
  const store = await getStoreProfile(ctx);
  return draw(ctx, store, {
    card: {
      title: name,
      note: `${customization.name} ${customization.number}`,
      priceCents: unitPriceCents({ priceCents }, true, store.customizationSurchargeCents),
    },
    shirt: { print, customization },
    pictureUrl: picture?.url,
  });
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
  if (!picture) throw new DomainError("rate_limited");
  return picture;
}

async function draw(
  ctx: ServiceContext,
  store: { name: string },
  { card, shirt, pictureUrl }: Shown,
): Promise<Uint8Array | undefined> {
  const whole = { ...card, storeName: store.name };
  // A picture on another site is left out: fetching it would let an address in the catalogue steer our server.
  const source = pictureUrl ? objectKeyOfUrl(pictureUrl) : undefined;
  return recent.get(JSON.stringify([whole, shirt, source]), () =>
    renditionLane.run(async (sharp) => {
      const tools = { sharp, storage: ctx.storage };
      const printed = shirt && (await renderPrintedShirt(tools, shirt, pictureBox));
      return makeJpeg(sharp, whole, printed ?? (await cutPicture(tools, source)));
    }),
  );
}
