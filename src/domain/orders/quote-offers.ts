import { type AppliedOffers, applyOffers } from "../offers/apply-offers.ts";
import { discountLines } from "../offers/discount-lines.ts";
import { findMissing, type MissingForOffer, missingFor } from "../offers/missing-for-offer.ts";
import type { Offer, OfferLine } from "../offers/offer.ts";

/** The offers that an order may get at this moment. */
export interface OfferRules {
  /** Those that apply by themselves. */
  automatic: readonly Offer[];
  /** The code that the shopper has typed; its offer is null if it opens none, or none any more. */
  code: { text: string; offer: Offer | null } | null;
  /** The discount that the shopper saw; undefined if that is not known. */
  seenCents: number | undefined;
}

export interface QuotedOffers extends AppliedOffers {
  /** The offers that were considered. */
  rules: readonly Offer[];
  code: QuotedCode | null;
  /** What those who pay by Pix pay less. */
  pixDiscountCents: number;
  /** What the cart lacks for an offer, or for more of one. */
  missing: MissingForOffer | undefined;
  /** What the shopper must accept before ordering: nothing, another discount, or that the code gives none. */
  change: "none" | "discount" | "code";
}

/** What has become of a code: given, less than what the shop gives by itself, below its minimum, or nothing. */
export interface QuotedCode {
  text: string;
  state: "applied" | "weaker" | "minimum" | "refused";
  missing: MissingForOffer | undefined;
}

/**
 * Gives the offers that make the order the cheapest: all that stack, and of the others the best one. `price` is what the
 * order would cost, with its delivery, which an offer may make free.
 */
export function quoteOffers(
  lines: readonly OfferLine[],
  { automatic, code, seenCents }: OfferRules,
  price: (offers: AppliedOffers) => number,
): QuotedOffers {
  const all = [...automatic, ...(code?.offer ? [code.offer] : [])];
  const [onTotal, onPix] = [all.filter((offer) => !isForPix(offer)), all.filter(isForPix)];
  const stacking = onTotal.filter(({ stacks }) => stacks);
  // Automatic ones come first, so that a code that gives as much is not used up.
  const alternatives = onTotal.filter(({ stacks }) => !stacks).map((offer) => [...stacking, offer]);
  const given = cheapest(
    [stacking, ...alternatives].map((offers) => applyOffers(lines, offers)),
    price,
  );
  const state = code && stateOf(code, lines, given, onPix);
  return {
    ...given,
    rules: all,
    code: state,
    pixDiscountCents: bestForPix(lines, onPix, given),
    missing: findMissing(lines, automatic.filter(isWithinReach(given))),
    change: findChange(state, seenCents, given),
  };
}

/** A delivery whose price is not known yet costs something, so that an offer of a free one is not passed over. */
export const deliveryCostWith = (cents: number | undefined, { isDeliveryFree }: AppliedOffers): number =>
  cents ?? (isDeliveryFree ? 0 : 1);

const isForPix = ({ benefit }: Offer): boolean => benefit.kind === "pix";

function cheapest(all: readonly AppliedOffers[], price: (offers: AppliedOffers) => number): AppliedOffers {
  const [first, ...others] = all.map((offers) => ({ offers, cents: price(offers) }));
  if (!first) throw new Error("There is always the order without an alternative");
  return others.reduce((best, other) => (other.cents < best.cents ? other : best), first).offers;
}

/** One that is given, stacks, or stands alone: the shopper would not get any other, whatever is added. */
function isWithinReach({ applied }: AppliedOffers): (offer: Offer) => boolean {
  const isTaken = applied.some(({ offer }) => !offer.stacks);
  return (offer) => offer.stacks || !isTaken || applied.some((one) => one.offer.id === offer.id);
}

function stateOf(
  { text, offer }: NonNullable<OfferRules["code"]>,
  lines: readonly OfferLine[],
  { applied }: AppliedOffers,
  onPix: readonly Offer[],
): QuotedCode {
  if (!offer) return { text, state: "refused", missing: undefined };
  const isGiven =
    applied.some((one) => one.offer.id === offer.id) || (onPix.includes(offer) && givesAny(offer, lines));
  if (isGiven) return { text, state: "applied", missing: undefined };
  const missing = missingFor(offer, lines);
  const gives = offer.benefit.kind === "free_delivery" ? !missing : givesAny(offer, lines);
  return { text, state: gives ? "weaker" : "minimum", missing };
}

const givesAny = (offer: Offer, lines: readonly OfferLine[]): boolean =>
  discountLines(offer, lines, lines.map(grossOf)).some((cents) => cents > 0);

const grossOf = ({ unitPriceCents, quantity }: OfferLine): number => unitPriceCents * quantity;

/** Only one discount for Pix is given, on what the goods cost after the others. */
function bestForPix(
  lines: readonly OfferLine[],
  onPix: readonly Offer[],
  { lineCents }: AppliedOffers,
): number {
  const open = lines.map((line, index) => grossOf(line) - (lineCents[index] ?? 0));
  const discounts = onPix.map((offer) =>
    discountLines(offer, lines, open).reduce((sum, one) => sum + one, 0),
  );
  return Math.max(0, ...discounts);
}

function findChange(
  code: QuotedCode | null,
  seenCents: number | undefined,
  { discountCents }: AppliedOffers,
): QuotedOffers["change"] {
  if (code?.state === "refused") return "code";
  // Whoever saw the discount knows that the order has not reached the minimum of the code.
  if (code?.state === "minimum" && seenCents === undefined) return "code";
  return seenCents === undefined || seenCents === discountCents ? "none" : "discount";
}
