import { readWhole } from "#app/features/forms/read-whole.ts";
import { parsePrice } from "#domain/catalog/price.ts";
import { formatCep, normalizeCep } from "#domain/delivery/cep.ts";
import type { DeliveryKind, DeliveryRate } from "#domain/delivery/delivery-method.ts";
import type { DeliveryRateInput } from "#domain/delivery/delivery-method-input.ts";
import { deliveryTexts, formatGrams } from "#domain/delivery/delivery-texts.ts";
import { parseGrams } from "#domain/delivery/typed-weight.ts";
import { centsToComma } from "#domain/money.ts";

/** One row of a method while it is edited. Drafts are never changed in place: what is computed of one is remembered. */
export interface RateDraft {
  /** Tells the rows apart while they move; it is not sent. */
  id: number;
  place: RatePlace;
  cepFrom: string;
  cepTo: string;
  state: string;
  district: string;
  over: string;
  upTo: string;
  price: string;
  days: string;
}

export type RatePlace = "cep" | "state" | "district" | "everywhere";

let lastId = 0;
const nextId = () => ++lastId;

export function newRate(place: RatePlace): RateDraft {
  const empty = { cepFrom: "", cepTo: "", state: "", district: "", over: "", upTo: "", price: "", days: "" };
  return { id: nextId(), place, ...empty };
}

export const copyRate = (rate: RateDraft): RateDraft => ({ ...rate, id: nextId() });

export function draftOfRate(rate: DeliveryRate): RateDraft {
  const { cepFrom, cepTo, state, district, overGrams, upToGrams, priceCents, days } = rate;
  return {
    id: nextId(),
    place:
      cepFrom !== null ? "cep" : state !== null ? "state" : district !== null ? "district" : "everywhere",
    cepFrom: formatCep(cepFrom ?? ""),
    cepTo: formatCep(cepTo ?? ""),
    state: state ?? "",
    district: district ?? "",
    over: overGrams === 0 ? "" : formatGrams(overGrams),
    upTo: upToGrams === null ? "" : formatGrams(upToGrams),
    price: centsToComma(priceCents),
    days: String(days),
  };
}

const inputs = new WeakMap<RateDraft, DeliveryRateInput>();

/** The same object for the same draft, so that a form notices which row has changed. */
export function toRateInput(draft: RateDraft): DeliveryRateInput {
  const known = inputs.get(draft);
  if (known) return known;
  const { place, cepFrom, cepTo, state, district, over, upTo, price, days } = draft;
  const input: DeliveryRateInput = {
    cep_from: place === "cep" ? normalizeCep(cepFrom) : null,
    cep_to: place === "cep" ? normalizeCep(cepTo) : null,
    state: place === "state" ? state : null,
    district: place === "district" ? district : null,
    over_grams: over.trim() === "" ? 0 : (parseGrams(over) ?? Number.NaN),
    up_to_grams: upTo.trim() === "" ? null : (parseGrams(upTo) ?? Number.NaN),
    price_cents: parsePrice(price) ?? Number.NaN,
    days: readWhole(days),
  };
  inputs.set(draft, input);
  return input;
}

/** Where a row applies, also while it is incomplete. */
export function describePlace(kind: DeliveryKind, { place, ...draft }: RateDraft): string {
  switch (place) {
    case "cep":
      return `CEP ${draft.cepFrom || "?"} a ${draft.cepTo || "?"}`;
    case "state":
      return draft.state || "Estado não escolhido";
    case "district":
      return draft.district.trim() || "Bairro sem nome";
    case "everywhere":
      return kind === "local" ? deliveryTexts.otherDistricts : "Todo o Brasil";
  }
}

/** "acima de 1 kg e até 5 kg"; empty without weights. */
export function describeWeights({ over, upTo }: RateDraft): string {
  const parts = [over.trim() && `acima de ${tidyWeight(over)}`, upTo.trim() && `até ${tidyWeight(upTo)}`];
  return parts.filter(Boolean).join(" e ");
}

/** "0.3" → "300 g"; what is no weight stays as it was typed. */
export function tidyWeight(typed: string): string {
  const grams = parseGrams(typed);
  return grams === undefined ? typed.trim() : formatGrams(grams);
}
