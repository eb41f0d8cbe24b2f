import { plainSlugOf } from "../slug.ts";
import type { DeliveryRate } from "./delivery-method.ts";

/**
 * Finds two rows that would both apply to one parcel, by their positions. Rows of different exactness never overlap: a
 * range of CEP comes before its state, and both before a row for everywhere.
 */
export function findOverlap(rates: readonly DeliveryRate[]): [number, number] | undefined {
  // Sorted, so that only rows that begin before the previous ones end are compared, not all with all.
  const sorted = rates
    .map((rate, index) => ({ rate, index, place: placeOf(rate) }))
    .sort(
      (one, other) =>
        compare(one.place.group, other.place.group) || compare(one.place.from, other.place.from),
    );
  let open: typeof sorted = [];
  for (const row of sorted) {
    open = open.filter(({ place }) => place.group === row.place.group && place.to >= row.place.from);
    const rival = open.find(({ rate }) => sharesWeight(rate, row.rate));
    if (rival) return [Math.min(rival.index, row.index), Math.max(rival.index, row.index)];
    open.push(row);
  }
  return undefined;
}

interface RatePlace {
  /** Rows of different groups cannot overlap. */
  group: string;
  from: string;
  to: string;
}

function placeOf({ cepFrom, cepTo, state, district }: DeliveryRate): RatePlace {
  if (cepFrom !== null && cepTo !== null) return { group: "cep", from: cepFrom, to: cepTo };
  if (state !== null) return { group: `state ${state}`, from: "", to: "" };
  return { group: district === null ? "everywhere" : `district ${plainSlugOf(district)}`, from: "", to: "" };
}

const sharesWeight = (one: DeliveryRate, other: DeliveryRate) =>
  one.overGrams < (other.upToGrams ?? Number.POSITIVE_INFINITY) &&
  other.overGrams < (one.upToGrams ?? Number.POSITIVE_INFINITY);

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
