import { readWhole } from "#app/features/forms/read-whole.ts";
import { parsePrice } from "#domain/catalog/price.ts";
import type { FieldErrors } from "#domain/errors.ts";
import { centsToComma } from "#domain/money.ts";
import { MAX_DISCOUNT_CENTS } from "#domain/offers/offer-input.ts";
import { offerTexts } from "#domain/offers/offer-texts.ts";
import type { ManagedOffer } from "./use-offers.ts";

/** A row of an offer by quantity while it is edited. */
export interface StepDraft {
  /** Tells the rows apart while others come and go; it is not sent. */
  id: number;
  units: string;
  gives: "percent" | "price";
  percent: string;
  price: string;
}

type ApiStep = Extract<ManagedOffer["benefit"], { kind: "quantity" }>["steps"][number];

let lastId = 0;

export function newStep(changes: Partial<StepDraft> = {}): StepDraft {
  lastId += 1;
  return { id: lastId, units: "", gives: "percent", percent: "", price: "", ...changes };
}

export function draftOfStep(step: ApiStep): StepDraft {
  const units = String(step.units);
  if ("percent" in step) return newStep({ units, percent: String(step.percent) });
  return newStep({ units, gives: "price", price: centsToComma(step.unit_cents) });
}

/** As it is sent; what cannot be read becomes NaN. */
export function toStepInput({ units, gives, percent, price }: StepDraft): ApiStep {
  return gives === "percent"
    ? { units: readWhole(units), percent: readWhole(percent) }
    : { units: readWhole(units), unit_cents: parsePrice(price) ?? Number.NaN };
}

/** What is wrong with each row. The schema can only say that a row is none of the two kinds. */
export function findStepMistakes(steps: readonly StepDraft[]): FieldErrors {
  const mistakes: FieldErrors = {};
  for (const [index, step] of steps.entries()) {
    const at = `benefit.steps.${index}`;
    const { units, ...gives } = toStepInput(step);
    if (!isWithin(units, 2, 999)) mistakes[`${at}.units`] = offerTexts.stepUnits;
    if ("percent" in gives) {
      if (!isWithin(gives.percent, 1, 100)) mistakes[`${at}.percent`] = offerTexts.percent;
    } else if (!isWithin(gives.unit_cents, 1, MAX_DISCOUNT_CENTS)) {
      mistakes[`${at}.unit_cents`] = offerTexts.cents;
    }
  }
  return mistakes;
}

const isWithin = (value: number, least: number, most: number) => value >= least && value <= most;
