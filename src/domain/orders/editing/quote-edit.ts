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
  const delivery = agreedDeliveryOf(edit);
  const totalCents = goodsCents(lines) - discountCents + (delivery?.priceCents ?? 0);
  return {
    lines: lines.map((line) => ({ ...line, discountCents: lineCents[sold.indexOf(line)] ?? 0 })),
    discounts: given.length > 0 ? given : null,
    discountCents,
    delivery,
    totalCents,
    pixCents: pixCentsOf(order, totalCents, totalCents - (delivery?.priceCents ?? 0)),
    hasChanges: lines.some(({ change }) => change !== "none"),
    isOverDiscounted: given.reduce((sum, { cents }) => sum + cents, 0) > discountCents,
  };
}

/** The offers that stay, with what they give now, and what was agreed on. */
function givenDiscounts(
  { offers, discount }: EditToQuote,
  before: readonly OrderDiscount[],
): OrderDiscount[] {
  const kept = offers.flatMap(({ position, cents }) => {
    const offer = before[position];
    return offer && offer.offerId !== agreedOffer.id ? [{ ...offer, cents }] : [];
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
