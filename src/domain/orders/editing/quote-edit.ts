import { applyOffers } from "../../offers/apply-offers.ts";
import type { Offer } from "../../offers/offer.ts";
import type { OrderDelivery, OrderDiscount, OrderItem } from "../order.ts";
import { agreedDeliveryOf, agreedOffer } from "../order-input.ts";
import { goodsCents, soldLines } from "../quote-lines.ts";
import type { EditToQuote } from "./edit-input.ts";
import { type Catalogue, type EditedLine, quoteEditedLines } from "./quote-edited-lines.ts";

/** The order as it is. */
export interface OrderToEdit {
  items: readonly OrderItem[];
  discounts: readonly OrderDiscount[] | null;
  delivery: OrderDelivery | null;
  totalCents: number;
  pixCents: number | null;
}

/** What the edited order costs. */
export interface EditQuote {
  lines: EditedLine[];
  discounts: OrderDiscount[] | null;
  discountCents: number;
  delivery: OrderDelivery | null;
  totalCents: number;
  pixCents: number | null;
  /** Whether something is otherwise than whoever edits has seen, or cannot be sold. */
  hasChanges: boolean;
  /** Whether more is taken off than the shirts cost. */
  isOverDiscounted: boolean;
}

/**
 * The price of an edited order. Offers are not calculated again, because they may have ended since: what they gave stays
 * until whoever edits changes it.
 */
export function quoteEdit(edit: EditToQuote, order: OrderToEdit, catalogue: Catalogue): EditQuote {
  const lines = quoteEditedLines(edit.items, order.items, catalogue);
  const sold = soldLines(lines);
  const given = givenDiscounts(edit, order.discounts ?? []);
  const { lineCents, discountCents } = applyOffers(sold, given.map(toOffer));
  const keepsShares = areSameGoods(edit, lines, order) && discountCents === sharedCents(order.items);
  const delivery = agreedDeliveryOf(edit);
  const totalCents = goodsCents(lines) - discountCents + (delivery?.priceCents ?? 0);
  return {
    lines: lines.map((line, index) => ({
      ...line,
      discountCents: (keepsShares ? order.items[index]?.discountCents : lineCents[sold.indexOf(line)]) ?? 0,
    })),
    discounts: given.length > 0 ? given : null,
    discountCents,
    delivery,
    totalCents,
    pixCents: pixCentsOf(order, totalCents, totalCents - (delivery?.priceCents ?? 0)),
    hasChanges: lines.some(({ change }) => change !== "none"),
    isOverDiscounted: given.reduce((sum, { cents }) => sum + cents, 0) > discountCents,
  };
}

/** The lines cost what they cost, so that each keeps what the offers took off it when the order was placed. */
const areSameGoods = ({ items }: EditToQuote, lines: readonly EditedLine[], order: OrderToEdit): boolean =>
  items.length === order.items.length &&
  order.items.every(
    ({ quantity, unitPriceCents }, index) =>
      items[index]?.position === index &&
      lines[index]?.quantity === quantity &&
      lines[index].unitPriceCents === unitPriceCents,
  );

const sharedCents = (items: readonly OrderItem[]): number =>
  items.reduce((sum, { discountCents }) => sum + discountCents, 0);

/** The offers that stay, with what they give now, and what was agreed on. One that is cut to nothing gave nothing. */
function givenDiscounts(
  { offers, discount }: EditToQuote,
  before: readonly OrderDiscount[],
): OrderDiscount[] {
  const kept = offers.flatMap(({ position, cents }) => {
    const offer = before[position];
    if (!offer || offer.offerId === agreedOffer.id) return [];
    return cents > 0 || offer.cents === 0 ? [{ ...offer, cents }] : [];
  });
  const agreed = discount
    ? [{ offerId: agreedOffer.id, name: discount.name, code: null, cents: discount.cents }]
    : [];
  return [...kept, ...agreed];
}

/** Each takes its amount off all shirts. */
const toOffer = ({ offerId, name, cents }: OrderDiscount): Offer => ({
  ...agreedOffer,
  id: offerId,
  name,
  benefit: { kind: "amount", cents },
});

/** Whoever pays by Pix keeps the share that it was of the goods. */
function pixCentsOf(order: OrderToEdit, totalCents: number, goods: number): number | null {
  if (order.pixCents === null) return null;
  const goodsBefore = order.totalCents - (order.delivery?.priceCents ?? 0);
  if (goodsBefore === 0) return null;
  const off = Math.round((goods * (order.totalCents - order.pixCents)) / goodsBefore);
  return off > 0 ? totalCents - off : null;
}
