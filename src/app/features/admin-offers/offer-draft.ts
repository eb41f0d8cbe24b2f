import type { z } from "zod";
import { readWhole } from "#app/features/forms/read-whole.ts";
import { parsePrice } from "#domain/catalog/price.ts";
import type { FieldErrors } from "#domain/errors.ts";
import { centsToComma } from "#domain/money.ts";
import { describeBenefit } from "#domain/offers/describe-offer.ts";
import type { Offer, OfferBenefit, OfferKind } from "#domain/offers/offer.ts";
import { offerInputSchema } from "#domain/offers/offer-input.ts";
import { offerTexts } from "#domain/offers/offer-texts.ts";
import { fromShopClock, toShopClock } from "#domain/shop-clock.ts";
import { tidyLine } from "#domain/typed-text.ts";
import { kindChoices } from "./offer-kinds.ts";
import { draftOfStep, findStepMistakes, newStep, type StepDraft, toStepInput } from "./step-draft.ts";
import type { ManagedOffer } from "./use-offers.ts";

type OfferInput = z.input<typeof offerInputSchema>;

/** An offer while it is edited: numbers as they are typed, and what each kind gives, so that it stays if the kind changes. */
export interface OfferDraft {
  kind: OfferKind;
  percent: string;
  amount: string;
  take: string;
  pay: string;
  steps: StepDraft[];
  pixPercent: string;
  /** Null until the owner types one: the name then follows what the offer gives. */
  name: string | null;
  hasCode: boolean;
  code: string;
  active: boolean;
  /** On the shop's clock; empty for none. */
  startsAt: string;
  endsAt: string;
  categoryIds: readonly string[];
  minimum: string;
  maxUses: string;
  maxUsesPerCustomer: string;
  stacks: boolean;
}

export const MAX_NAME = 60;

/** A new offer with what most shops would type, so that its preview shows something at once. */
export function newDraft(changes: Partial<OfferDraft> = {}): OfferDraft {
  return {
    kind: "percent",
    percent: "10",
    amount: "20,00",
    take: "3",
    pay: "2",
    steps: [newStep({ units: "3", percent: "10" })],
    pixPercent: "5",
    name: null,
    hasCode: false,
    code: "",
    active: true,
    startsAt: "",
    endsAt: "",
    categoryIds: [],
    minimum: "",
    maxUses: "",
    maxUsesPerCustomer: "",
    stacks: false,
    ...changes,
  };
}

export function draftOf(offer: ManagedOffer): OfferDraft {
  const draft = newDraft({
    ...draftOfBenefit(offer.benefit),
    hasCode: offer.code !== null,
    code: offer.code ?? "",
    active: offer.active,
    startsAt: offer.starts_at ? toShopClock(new Date(offer.starts_at)) : "",
    endsAt: offer.ends_at ? toShopClock(new Date(offer.ends_at)) : "",
    categoryIds: offer.category_ids,
    minimum: offer.minimum_cents === null ? "" : centsToComma(offer.minimum_cents),
    maxUses: offer.max_uses === null ? "" : String(offer.max_uses),
    maxUsesPerCustomer: offer.max_uses_per_customer === null ? "" : String(offer.max_uses_per_customer),
    stacks: offer.stacks,
  });
  return { ...draft, name: offer.name === nameOf(draft) ? null : offer.name };
}

/** A copy is on, has no code, because a code belongs to one offer, and no period that is over. */
export function copyOf(offer: ManagedOffer, now: Date): OfferDraft {
  const draft = draftOf(offer);
  const isOver = offer.ends_at !== null && new Date(offer.ends_at) <= now;
  return {
    ...draft,
    ...(isOver && { startsAt: "", endsAt: "" }),
    name: `${offer.name.slice(0, MAX_NAME - COPY.length).trimEnd()}${COPY}`,
    code: "",
    active: true,
  };
}

const COPY = " (cópia)";

function draftOfBenefit(benefit: ManagedOffer["benefit"]): Partial<OfferDraft> {
  const { kind } = benefit;
  switch (kind) {
    case "percent":
      return { kind, percent: String(benefit.percent) };
    case "amount":
      return { kind, amount: centsToComma(benefit.cents) };
    case "free_delivery":
      return { kind };
    case "bundle":
      return { kind, take: String(benefit.take), pay: String(benefit.pay) };
    case "quantity":
      return { kind, steps: benefit.steps.map(draftOfStep) };
    case "pix":
      return { kind, pixPercent: String(benefit.percent) };
  }
}

/** As it is sent. An unreadable number becomes NaN, which the schema refuses with the field's own message. */
export function toInput(draft: OfferDraft) {
  const { code, categoryIds, active, startsAt, endsAt, maxUses, maxUsesPerCustomer } = draft;
  const isPix = draft.kind === "pix";
  return {
    name: nameOf(draft),
    code: asksForCode(draft) ? code : null,
    benefit: toBenefitInput(draft),
    category_ids: [...categoryIds],
    minimum_cents: draft.minimum.trim() === "" ? null : readCents(draft.minimum),
    stacks: draft.stacks && !isPix,
    active,
    starts_at: toInstant(startsAt),
    ends_at: toInstant(endsAt),
    max_uses: isPix || maxUses.trim() === "" ? null : readWhole(maxUses),
    max_uses_per_customer: isPix || maxUsesPerCustomer.trim() === "" ? null : readWhole(maxUsesPerCustomer),
  } satisfies OfferInput;
}

function toBenefitInput(draft: OfferDraft): OfferInput["benefit"] {
  const { kind } = draft;
  switch (kind) {
    case "percent":
      return { kind, percent: readWhole(draft.percent) };
    case "amount":
      return { kind, cents: readCents(draft.amount) };
    case "free_delivery":
      return { kind };
    case "bundle":
      return { kind, take: readWhole(draft.take), pay: readWhole(draft.pay) };
    case "quantity":
      return { kind, steps: draft.steps.map(toStepInput) };
    case "pix":
      return { kind, percent: readWhole(draft.pixPercent) };
  }
}

const readCents = (typed: string): number => parsePrice(typed) ?? Number.NaN;

/** What is no moment stays as it is, and is refused. */
const toInstant = (clock: string): string | null =>
  clock === "" ? null : (fromShopClock(clock)?.toISOString() ?? clock);

/** The discount for Pix is for everyone. */
export const asksForCode = ({ kind, hasCode }: OfferDraft): boolean => hasCode && kind !== "pix";

/** What the schema cannot see: that a code was wanted but not typed, and which part of a row is wrong. */
export function refuseDraft(draft: OfferDraft): FieldErrors {
  return {
    ...(asksForCode(draft) && draft.code.trim() === "" && { code: offerTexts.code }),
    ...(draft.kind === "quantity" && findStepMistakes(draft.steps)),
  };
}

export function nameOf(draft: OfferDraft): string {
  if (draft.name !== null) return draft.name;
  const benefit = benefitOf(draft);
  const words = benefit && tidyLine(describeBenefit(benefit));
  if (words && words.length <= MAX_NAME) return words;
  return kindChoices.find(({ value }) => value === draft.kind)?.label ?? "";
}

/** What the draft gives; undefined while that is incomplete. */
const benefitOf = (draft: OfferDraft): OfferBenefit | undefined =>
  offerInputSchema.safeParse({ name: "-", benefit: toBenefitInput(draft) }).data?.benefit;

/** The offer as a cart would get it now, whatever is still missing in its name, code, period and limits. */
export function offerOf(draft: OfferDraft): Offer | undefined {
  const input = toInput({
    ...draft,
    hasCode: false,
    startsAt: "",
    endsAt: "",
    maxUses: "",
    maxUsesPerCustomer: "",
  });
  const { data } = offerInputSchema.safeParse({ ...input, name: tidyLine(nameOf(draft)) || "Oferta" });
  return data && { ...data, id: "preview" };
}
