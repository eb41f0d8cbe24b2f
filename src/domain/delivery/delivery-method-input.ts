import { z } from "zod";
import { optionalLine, optionalText, requiredLine } from "../typed-text.ts";
import { deliveryCost, freeDelivery } from "./delivery-cost.ts";
import {
  type DeliveryKind,
  type DeliveryMethod,
  type DeliveryRate,
  deliveryKinds,
  MAX_GRAMS,
  MAX_RATES,
} from "./delivery-method.ts";
import { deliveryTexts as texts } from "./delivery-texts.ts";
import { findOverlap } from "./overlapping-rates.ts";
import { states } from "./states.ts";

const cep = z.string().regex(/^\d{8}$/, texts.cepRange);
const grams = z.int(texts.grams).min(1, texts.grams).max(MAX_GRAMS, texts.grams);

/** One row as it is sent. */
export const deliveryRateSchema = z
  .object({
    cep_from: cep.nullish(),
    cep_to: cep.nullish(),
    state: z.enum(states, texts.stateUnknown).nullish(),
    district: optionalLine(80).optional(),
    over_grams: z.int(texts.grams).min(0, texts.grams).max(MAX_GRAMS, texts.grams).default(0),
    up_to_grams: grams.nullish(),
    ...deliveryCost,
  })
  .transform(
    (rate): DeliveryRate => ({
      cepFrom: rate.cep_from ?? null,
      cepTo: rate.cep_to ?? null,
      state: rate.state ?? null,
      district: rate.district ?? null,
      overGrams: rate.over_grams,
      upToGrams: rate.up_to_grams ?? null,
      priceCents: rate.price_cents,
      days: rate.days,
    }),
  );

export type DeliveryRateInput = z.input<typeof deliveryRateSchema>;

/** What the owner fills in for a delivery method. */
const methodFields = z.object({
  kind: z.enum(deliveryKinds, "Diga como o pedido é entregue"),
  name: requiredLine(60, texts.nameMissing),
  note: optionalText(300).default(null),
  city: optionalLine(80).default(null),
  active: z.boolean().default(true),
  ...freeDelivery,
  rates: z.array(deliveryRateSchema).min(1, texts.ratesMissing).max(MAX_RATES, texts.tooManyRates(MAX_RATES)),
});

type Fields = z.output<typeof methodFields>;

function toMethod({ free_from_cents, free_from_units, ...rest }: Fields): DeliveryMethodInput {
  return { ...rest, freeFromCents: free_from_cents, freeFromUnits: free_from_units };
}

export interface DeliveryMethodInput extends Omit<DeliveryMethod, "id"> {
  kind: DeliveryKind;
  active: boolean;
}

export const deliveryMethodInputSchema = methodFields.superRefine(refuseRates).transform(toMethod);

/** `updated_at` is the version that was edited; a newer version is not overwritten. */
export const deliveryMethodUpdateSchema = methodFields
  .extend({ updated_at: z.iso.datetime("Diga qual versão foi editada") })
  .superRefine(refuseRates)
  .transform(({ updated_at, ...fields }) => ({ version: new Date(updated_at), method: toMethod(fields) }));

function refuseRates({ kind, city, rates }: Fields, context: z.core.$RefinementCtx<Fields>): void {
  const refuse = (path: (string | number)[], message: string) =>
    void context.issues.push({ code: "custom", path, message, input: rates });
  if (kind === "local" && city === null) refuse(["city"], texts.cityMissing);
  let isPossible = true;
  for (const [index, rate] of rates.entries()) {
    const message = refuseRate(kind, rate);
    if (message) refuse(["rates", index], message);
    isPossible &&= message === undefined;
  }
  if (kind === "pickup" && rates.length > 1) refuse(["rates"], texts.pickupRate);
  const overlap = isPossible ? findOverlap(rates) : undefined;
  if (overlap) refuse(["rates", overlap[1]], describeOverlap(rates, overlap));
}

/** The two rows by their numbers and places. */
export function describeOverlap(rates: readonly DeliveryRate[], [one, other]: [number, number]): string {
  const numbered = (index: number) => ({ number: index + 1, rate: rates[index] as DeliveryRate });
  return texts.overlap(numbered(one), numbered(other));
}

/** Why a row is impossible in a method of this kind. */
export function refuseRate(kind: DeliveryKind, rate: DeliveryRate): string | undefined {
  const { cepFrom, cepTo, state, district, overGrams, upToGrams } = rate;
  const namesCep = cepFrom !== null || cepTo !== null;
  const namesWeight = overGrams > 0 || upToGrams !== null;
  if (kind === "pickup" && (namesCep || state || district || namesWeight)) return texts.pickupRate;
  if (kind === "local" && (namesCep || state)) return texts.placeElsewhere;
  if (kind === "table" && district) return texts.districtElsewhere;
  if (namesCep && state) return texts.placeUnclear;
  if (namesCep && (cepFrom === null || cepTo === null || cepFrom > cepTo)) return texts.cepRange;
  if (upToGrams !== null && upToGrams <= overGrams) return texts.weights;
  return undefined;
}
