import { shirtPrint } from "../print/print-fixture.ts";
import type { OrderLine } from "./order-input.ts";
import type { PricedProduct } from "./quote-lines.ts";

export const SURCHARGE = 2000;

/** Neither a delivery nor offers. */
export const goodsOnly = { surchargeCents: SURCHARGE, delivery: null, offers: null };

export const shirt: PricedProduct = {
  id: "p1",
  name: "Camisa Aurora",
  priceCents: 28990,
  formerPriceCents: null,
  categoryId: null,
  imageUrl: null,
  print: shirtPrint,
};

/** A catalogue of one shirt. */
export const selling = (changes: Partial<PricedProduct> = {}) =>
  new Map([[shirt.id, { ...shirt, ...changes }]]);

export const lineOf = (changes: Partial<OrderLine> = {}): OrderLine => ({
  id: "p1",
  size: "M",
  quantity: 1,
  ...changes,
});
