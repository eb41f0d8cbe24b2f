import { z } from "@hono/zod-openapi";
import type { Offer, OfferBenefit } from "#domain/offers/offer.ts";

const benefitSchema = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("percent"), percent: z.int() }),
    z.object({ kind: z.literal("amount"), cents: z.int() }),
    z.object({ kind: z.literal("free_delivery") }),
    z.object({ kind: z.literal("bundle"), take: z.int(), pay: z.int() }),
    z.object({
      kind: z.literal("quantity"),
      steps: z.array(
        z.union([
          z.object({ units: z.int(), percent: z.int() }),
          z.object({ units: z.int(), unit_cents: z.int() }),
        ]),
      ),
    }),
    z.object({ kind: z.literal("pix"), percent: z.int() }),
  ])
  .openapi("OfferBenefit");

/** All that a browser needs to apply the offer to any cart. */
export const offerSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    code: z.string().nullable().describe("Nulo se vale sem código"),
    benefit: benefitSchema,
    category_ids: z.array(z.string()).describe("Vazio se vale para a loja toda"),
    minimum_cents: z.int().nullable().describe("Quanto as camisas da oferta precisam custar"),
    stacks: z.boolean().describe("Acumula com outras"),
  })
  .openapi("Offer");

export function presentOffer(offer: Offer): z.output<typeof offerSchema> {
  const { id, name, code, benefit, categoryIds, minimumCents, stacks } = offer;
  return {
    id,
    name,
    code,
    benefit: presentBenefit(benefit),
    category_ids: [...categoryIds],
    minimum_cents: minimumCents,
    stacks,
  };
}

function presentBenefit(benefit: OfferBenefit): z.output<typeof benefitSchema> {
  if (benefit.kind !== "quantity") return benefit;
  const steps = benefit.steps.map((step) =>
    "percent" in step
      ? { units: step.units, percent: step.percent }
      : { units: step.units, unit_cents: step.unitCents },
  );
  return { kind: "quantity", steps };
}
