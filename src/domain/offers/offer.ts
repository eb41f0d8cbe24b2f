/** A promotion of the shop's. Without any, nothing is discounted and every code is refused. */
export interface Offer {
  id: string;
  /** What shoppers and orders call it, such as "Leve 3, pague 2". */
  name: string;
  /** What a shopper types for it, in capitals; null if it applies by itself. */
  code: string | null;
  benefit: OfferBenefit;
  /** The categories that it applies to; all of them if it names none. */
  categoryIds: readonly string[];
  /** What the goods that it applies to must cost. */
  minimumCents: number | null;
  /** How often it may be given, in all and to each customer; null without a limit. */
  maxUses: number | null;
  maxUsesPerCustomer: number | null;
  /** Whether it is given besides others ('acumula'). Of the rest only the best is given. */
  stacks: boolean;
}

export type OfferBenefit =
  | { kind: "percent"; percent: number }
  | { kind: "amount"; cents: number }
  | { kind: "free_delivery" }
  /** Of every `take` shirts `pay` are paid: the cheapest are free, their prints are not. */
  | { kind: "bundle"; take: number; pay: number }
  | { kind: "quantity"; steps: readonly QuantityStep[] }
  /** Not taken off the total: it is the difference for those who pay by Pix. */
  | { kind: "pix"; percent: number };

export type OfferKind = OfferBenefit["kind"];

/** From this number of shirts on, a discount or a fixed price for each of them, without their prints. */
export type QuantityStep = { units: number } & ({ percent: number } | { unitCents: number });

/** In the order in which they are given: those that look at the price of a shirt come before those that look at a sum. */
export const offerKinds = ["bundle", "quantity", "percent", "amount", "free_delivery", "pix"] as const;

/** What an offer needs to know about a line of an order. */
export interface OfferLine {
  /** The product; null if it was deleted. */
  id: string | null;
  size: string;
  quantity: number;
  customization: { name: string; number: string } | null;
  options?: readonly { id: string }[] | undefined;
  categoryId: string | null;
  /** The price of the shirt alone. */
  basePriceCents: number;
  unitPriceCents: number;
}

export const appliesTo = ({ categoryIds }: Offer, { categoryId }: OfferLine): boolean =>
  categoryIds.length === 0 || (categoryId !== null && categoryIds.includes(categoryId));

/** The shirts that an offer applies to, and what they cost before discounts. */
export function offeredGoods(offer: Offer, lines: readonly OfferLine[]): { units: number; cents: number } {
  const goods = { units: 0, cents: 0 };
  for (const line of lines) {
    if (!appliesTo(offer, line)) continue;
    goods.units += line.quantity;
    goods.cents += line.quantity * line.unitPriceCents;
  }
  return goods;
}
