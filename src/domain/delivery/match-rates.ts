import { plainSlugOf } from "../slug.ts";
import type { DeliveryMethod, DeliveryRate, Place } from "./delivery-method.ts";

/** The method with the rates that apply to the place, whatever the order weighs; undefined if it does not go there. */
export function matchMethod(method: DeliveryMethod, place: Place): DeliveryMethod | undefined {
  if (method.kind === "local" && !isSameName(method.city, place.city)) return undefined;
  const rates = method.rates.filter((rate) => appliesTo(rate, place));
  return rates.length > 0 ? { ...method, rates } : undefined;
}

function appliesTo({ cepFrom, cepTo, state, district }: DeliveryRate, place: Place): boolean {
  if (cepFrom !== null && cepTo !== null) return cepFrom <= place.cep && place.cep <= cepTo;
  if (state !== null) return state === place.state;
  return district === null || isSameName(district, place.district);
}

/** People and postal services differ in accents, capitals and spaces. */
export function isSameName(one: string | null | undefined, other: string | null | undefined): boolean {
  return Boolean(one && other) && plainSlugOf(one ?? "") === plainSlugOf(other ?? "");
}

/** The rate for the weight. The one that names its place most exactly counts. */
export function findRate(rates: readonly DeliveryRate[], grams: number): DeliveryRate | undefined {
  return rates
    .filter((rate) => holdsWeight(rate, grams))
    .sort((one, other) => breadth(one) - breadth(other))[0];
}

const holdsWeight = ({ overGrams, upToGrams }: DeliveryRate, grams: number) =>
  (overGrams < grams || overGrams === 0) && (upToGrams === null || grams <= upToGrams);

function breadth({ cepFrom, state, district }: DeliveryRate): number {
  if (cepFrom !== null || district !== null) return 0;
  return state === null ? 2 : 1;
}
