import { type Offer, type OfferBenefit, type OfferLine, offeredGoods } from "./offer.ts";

/** What a cart lacks for an offer, or for more of it. */
export interface MissingForOffer {
  offer: Offer;
  /** How much it lacks: shirts, or a sum. */
  lacks: { units: number } | { cents: number };
  /** How many shirts it applies to now. */
  units: number;
  /** What there is to win. */
  reward: Exclude<OfferBenefit, { kind: "quantity" }> | { kind: "price"; unitCents: number };
}

/** The offer that the least is missing for; shirts are nearer than a sum. */
export function findMissing(
  lines: readonly OfferLine[],
  offers: readonly Offer[],
): MissingForOffer | undefined {
  return offers
    .flatMap((offer) => missingFor(offer, lines) ?? [])
    .toSorted((one, other) => distance(one) - distance(other) || (one.offer.id < other.offer.id ? -1 : 1))[0];
}

const distance = ({ lacks }: MissingForOffer): number =>
  "units" in lacks ? lacks.units : SHIRTS_BEFORE_SUMS + lacks.cents;
const SHIRTS_BEFORE_SUMS = 10_000;

export function missingFor(offer: Offer, lines: readonly OfferLine[]): MissingForOffer | undefined {
  const { benefit, minimumCents } = offer;
  const { units, cents } = offeredGoods(offer, lines);
  if (units === 0) return undefined;
  if (cents < (minimumCents ?? 0)) {
    // What a quantity offer gives depends on the number of shirts, so a sum alone would not bring it.
    if (benefit.kind === "quantity") return undefined;
    return { offer, lacks: { cents: (minimumCents ?? 0) - cents }, units, reward: benefit };
  }
  if (benefit.kind === "bundle" && units % benefit.take > 0) {
    return { offer, lacks: { units: benefit.take - (units % benefit.take) }, units, reward: benefit };
  }
  if (benefit.kind !== "quantity") return undefined;
  const next = benefit.steps
    .filter((step) => step.units > units)
    .toSorted((one, other) => one.units - other.units)[0];
  if (!next) return undefined;
  const reward =
    "percent" in next
      ? { kind: "percent" as const, percent: next.percent }
      : { kind: "price" as const, unitCents: next.unitCents };
  return { offer, lacks: { units: next.units - units }, units, reward };
}
