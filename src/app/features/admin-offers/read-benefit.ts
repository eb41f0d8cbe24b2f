import type { OfferBenefit } from "#domain/offers/offer.ts";
import type { ManagedOffer } from "./use-offers.ts";

/** Converts what an offer gives from the API's format to the domain's, which describes it. */
export function readBenefit(benefit: ManagedOffer["benefit"]): OfferBenefit {
  if (benefit.kind !== "quantity") return benefit;
  const steps = benefit.steps.map((step) =>
    "percent" in step ? step : { units: step.units, unitCents: step.unit_cents },
  );
  return { kind: "quantity", steps };
}
