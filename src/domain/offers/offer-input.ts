import { z } from "zod";
import { optionalLine, requiredLine } from "../typed-text.ts";
import type { Offer, OfferBenefit, QuantityStep } from "./offer.ts";
import { offerTexts as texts } from "./offer-texts.ts";

/** R$ 99.999,99 */
export const MAX_DISCOUNT_CENTS = 9_999_999;
export const MAX_STEPS = 10;
export const MAX_OFFERS = 200;

const percent = z.int(texts.percent).min(1, texts.percent).max(100, texts.percent);
const cents = z.int(texts.cents).min(1, texts.cents).max(MAX_DISCOUNT_CENTS, texts.cents);
const shirts = z.int(texts.bundle).min(1, texts.bundle).max(999, texts.bundle);
const uses = z.int(texts.uses).min(1, texts.uses).max(999_999, texts.uses).nullable().default(null);
const moment = z.iso
  .datetime("Informe uma data")
  .transform((text) => new Date(text))
  .nullable()
  .default(null);
const units = z.int(texts.stepUnits).min(2, texts.stepUnits).max(999, texts.stepUnits);

const stepSchema = z
  .object({ units, percent: percent.optional(), unit_cents: cents.optional() })
  .transform((step, context): QuantityStep => {
    const { percent: off, unit_cents: unitCents } = step;
    if (off !== undefined && unitCents === undefined) return { units: step.units, percent: off };
    if (unitCents !== undefined && off === undefined) return { units: step.units, unitCents };
    context.issues.push({ code: "custom", message: texts.stepGives, input: step });
    return z.NEVER;
  });

const benefitSchema = z.discriminatedUnion(
  "kind",
  [
    z.object({ kind: z.literal("percent"), percent }),
    z.object({ kind: z.literal("amount"), cents }),
    z.object({ kind: z.literal("free_delivery") }),
    z.object({ kind: z.literal("bundle"), take: shirts, pay: shirts }),
    z.object({
      kind: z.literal("quantity"),
      steps: z.array(stepSchema).min(1, texts.stepsMissing).max(MAX_STEPS, texts.tooManySteps(MAX_STEPS)),
    }),
    z.object({ kind: z.literal("pix"), percent }),
  ],
  texts.kindMissing,
);

/** What the owner fills in for an offer. */
const offerFields = z.object({
  name: requiredLine(60, texts.nameMissing),
  code: optionalLine(30)
    .transform((text) => text && normalizeCode(text))
    .refine((code) => code === null || /^[A-Z0-9]{3,30}$/.test(code), texts.code)
    .default(null),
  benefit: benefitSchema,
  category_ids: z.array(z.string("Categoria não encontrada").min(1).max(100)).max(100).default([]),
  minimum_cents: cents.nullable().default(null),
  stacks: z.boolean().default(false),
  active: z.boolean().default(true),
  starts_at: moment,
  ends_at: moment,
  max_uses: uses,
  max_uses_per_customer: uses,
});

type Fields = z.output<typeof offerFields>;

/** An offer as the owner manages it, without what the shop counts. */
export interface OfferInput extends Omit<Offer, "id"> {
  active: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
}

export const offerInputSchema = offerFields.superRefine(refuseOffer).transform(toOffer);

/** `updated_at` is the version that was edited; a newer version is not overwritten. */
export const offerUpdateSchema = offerFields
  .extend({ updated_at: z.iso.datetime("Diga qual versão foi editada") })
  .superRefine(refuseOffer)
  .transform(({ updated_at, ...fields }) => ({ version: new Date(updated_at), offer: toOffer(fields) }));

/** As codes are compared: " gol-10 " is typed for GOL10. */
export function normalizeCode(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\p{M}\s.-]/gu, "")
    .toUpperCase();
}

function toOffer(fields: Fields): OfferInput {
  return {
    name: fields.name,
    code: fields.code,
    benefit: inOrder(fields.benefit),
    categoryIds: [...new Set(fields.category_ids)],
    minimumCents: fields.minimum_cents,
    stacks: fields.stacks,
    active: fields.active,
    startsAt: fields.starts_at,
    endsAt: fields.ends_at,
    maxUses: fields.max_uses,
    maxUsesPerCustomer: fields.max_uses_per_customer,
  };
}

function inOrder(benefit: OfferBenefit): OfferBenefit {
  if (benefit.kind !== "quantity") return benefit;
  return { ...benefit, steps: benefit.steps.toSorted((one, other) => one.units - other.units) };
}

function refuseOffer(fields: Fields, context: z.core.$RefinementCtx<Fields>): void {
  const refuse = (path: string, message: string) =>
    void context.issues.push({ code: "custom", path: [path], message, input: fields });
  const { benefit, starts_at: from, ends_at: to } = fields;
  if (benefit.kind === "bundle" && (benefit.take < 2 || benefit.pay >= benefit.take)) {
    refuse("benefit", texts.bundle);
  }
  if (
    benefit.kind === "quantity" &&
    new Set(benefit.steps.map((step) => step.units)).size < benefit.steps.length
  ) {
    refuse("benefit", texts.stepTwice);
  }
  if (from && to && from >= to) refuse("ends_at", texts.period);
  if (benefit.kind !== "pix") return;
  if (fields.code !== null) refuse("code", texts.pixCode);
  if (fields.max_uses !== null) refuse("max_uses", texts.pixUses);
  if (fields.max_uses_per_customer !== null) refuse("max_uses_per_customer", texts.pixUses);
}
