import { discountLines } from "./discount-lines.ts";
import { type Offer, type OfferLine, offeredGoods, offerKinds } from "./offer.ts";

/** An offer that an order has got. */
export interface AppliedOffer {
  offer: Offer;
  /** What it takes off the goods; 0 if it makes the delivery free. */
  cents: number;
}

export interface AppliedOffers {
  applied: AppliedOffer[];
  /** What all of them take off each line. */
  lineCents: number[];
  discountCents: number;
  /** Whether one of them makes a delivery free. */
  isDeliveryFree: boolean;
}

/** Gives all of these offers, each on what the ones before it have left of the lines. */
export function applyOffers(lines: readonly OfferLine[], offers: readonly Offer[]): AppliedOffers {
  const gross = lines.map(({ unitPriceCents, quantity }) => unitPriceCents * quantity);
  const open = [...gross];
  const applied: AppliedOffer[] = [];
  for (const offer of inOrder(offers)) {
    const taken = discountLines(offer, lines, open);
    for (const [index, cents] of taken.entries()) open[index] = (open[index] ?? 0) - cents;
    const cents = sum(taken);
    if (cents > 0 || givesDelivery(offer, lines)) applied.push({ offer, cents });
  }
  return {
    applied,
    lineCents: gross.map((cents, index) => cents - (open[index] ?? 0)),
    discountCents: sum(gross) - sum(open),
    isDeliveryFree: applied.some(({ offer }) => offer.benefit.kind === "free_delivery"),
  };
}

/** By kind, and then by what never changes, so that the result does not depend on how they were read. */
function inOrder(offers: readonly Offer[]): Offer[] {
  const rank = ({ benefit }: Offer) => offerKinds.indexOf(benefit.kind);
  return offers.toSorted((one, other) => rank(one) - rank(other) || (one.id < other.id ? -1 : 1));
}

function givesDelivery(offer: Offer, lines: readonly OfferLine[]): boolean {
  const { units, cents } = offeredGoods(offer, lines);
  return offer.benefit.kind === "free_delivery" && units > 0 && cents >= (offer.minimumCents ?? 0);
}

const sum = (cents: readonly number[]): number => cents.reduce((total, one) => total + one, 0);
