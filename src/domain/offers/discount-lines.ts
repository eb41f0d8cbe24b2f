import { idsOf } from "../options/option-ids.ts";
import { appliesTo, type Offer, type OfferLine, offeredGoods, type QuantityStep } from "./offer.ts";
import { shareOut } from "./share-out.ts";

/**
 * What an offer takes off each line, in cents. `open` is what is left of each after other offers; no line is discounted by
 * more than that.
 */
export function discountLines(offer: Offer, lines: readonly OfferLine[], open: readonly number[]): number[] {
  const { benefit, minimumCents } = offer;
  const goods = offeredGoods(offer, lines);
  const nothing = lines.map(() => 0);
  if (goods.cents < (minimumCents ?? 0)) return nothing;
  const given = lines.map((line, index) => (appliesTo(offer, line) ? (open[index] ?? 0) : 0));
  switch (benefit.kind) {
    case "percent":
    case "pix":
      return given.map(percentOf(benefit.percent));
    case "amount":
      return shareAmount(benefit.cents, lines, given);
    case "bundle":
      return freeCheapest(benefit.take, benefit.pay, goods.units, lines, given);
    case "quantity": {
      const step = reachedStep(benefit.steps, goods.units);
      return step ? reducePrices(step, lines, given) : nothing;
    }
    case "free_delivery":
      return nothing;
  }
}

/** The step that counts: the highest that the number of shirts has reached. */
export function reachedStep(steps: readonly QuantityStep[], units: number): QuantityStep | undefined {
  return steps
    .filter((step) => step.units <= units)
    .reduce<QuantityStep | undefined>(
      (best, step) => (best && best.units > step.units ? best : step),
      undefined,
    );
}

const percentOf = (percent: number) => (cents: number) => Math.round((cents * percent) / 100);

function shareAmount(cents: number, lines: readonly OfferLine[], given: readonly number[]): number[] {
  const order = inFixedOrder(lines, () => 0);
  const open = order.map((index) => given[index] ?? 0);
  const total = open.reduce((sum, one) => sum + one, 0);
  return inPlace(order, shareOut(Math.min(cents, total), open));
}

function freeCheapest(
  take: number,
  pay: number,
  units: number,
  lines: readonly OfferLine[],
  given: readonly number[],
): number[] {
  let free = Math.floor(units / take) * (take - pay);
  const order = inFixedOrder(lines, ({ basePriceCents }) => basePriceCents);
  const cents = order.map((index) => {
    const line = lines[index];
    if (!line || !given[index]) return 0;
    const ofLine = Math.min(free, line.quantity);
    free -= ofLine;
    return Math.min(ofLine * line.basePriceCents, given[index]);
  });
  return inPlace(order, cents);
}

function reducePrices(step: QuantityStep, lines: readonly OfferLine[], given: readonly number[]): number[] {
  if ("percent" in step) return given.map(percentOf(step.percent));
  return lines.map(({ basePriceCents, quantity }, index) =>
    Math.min(Math.max(0, basePriceCents - step.unitCents) * quantity, given[index] ?? 0),
  );
}

/** Positions in an order that does not depend on how the lines are arranged, so that neither does a discount. */
function inFixedOrder(lines: readonly OfferLine[], rank: (line: OfferLine) => number): number[] {
  return lines
    .map((line, index) => ({ index, rank: rank(line), key: identify(line) }))
    .sort((one, other) => one.rank - other.rank || (one.key < other.key ? -1 : Number(one.key > other.key)))
    .map(({ index }) => index);
}

function identify(line: OfferLine): string {
  const { id, size, quantity, customization, options, unitPriceCents } = line;
  const { name, number } = customization ?? {};
  return JSON.stringify([id, size, name, number, idsOf(options), quantity, unitPriceCents]);
}

/** Puts what was calculated in that order back to its lines. */
function inPlace(order: readonly number[], cents: readonly number[]): number[] {
  const placed = order.map(() => 0);
  for (const [at, index] of order.entries()) placed[index] = cents[at] ?? 0;
  return placed;
}
