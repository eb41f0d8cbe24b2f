import type { AnswerOf } from "#app/api/api-client.ts";
import type { Offer, OfferBenefit } from "#domain/offers/offer.ts";

type ApiOffer = NonNullable<AnswerOf<"POST /api/cart/quote">["offers"]>["rules"][number];

/** Converts an offer from the API's format to the domain's, which applies it. The shop alone counts its uses. */
export function readOffer({ id, name, code, benefit, stacks, ...offer }: ApiOffer): Offer {
  return {
    id,
    name,
    code,
    benefit: readBenefit(benefit),
    categoryIds: offer.category_ids,
    minimumCents: offer.minimum_cents,
    maxUses: null,
    maxUsesPerCustomer: null,
    stacks,
  };
}

export function readBenefit(benefit: ApiOffer["benefit"]): OfferBenefit {
  if (benefit.kind !== "quantity") return benefit;
  const steps = benefit.steps.map((step) =>
    "percent" in step ? step : { units: step.units, unitCents: step.unit_cents },
  );
  return { kind: "quantity", steps };
}
