import type { DeliveryKind, DeliveryRate } from "#domain/delivery/delivery-method.ts";
import { deliveryRateSchema, refuseRate } from "#domain/delivery/delivery-method-input.ts";
import { deliveryTexts as texts } from "#domain/delivery/delivery-texts.ts";
import { findOverlap } from "#domain/delivery/overlapping-rates.ts";
import { type RateDraft, toRateInput } from "./rate-draft.ts";

/** The part of a row that a mistake is in. */
export type RatePart = "place" | "weight" | "price" | "days";

export interface RateMistake {
  part: RatePart;
  message: string;
}

/** The mistakes of the rows by their ids; a row without one is not in it. */
export type RateMistakes = ReadonlyMap<number, readonly RateMistake[]>;

export function findMistakes(kind: DeliveryKind, drafts: readonly RateDraft[]): RateMistakes {
  const mistakes = new Map<number, RateMistake[]>();
  const read = drafts.flatMap((draft, index) => {
    const checked = checkRate(kind, draft);
    if (checked.mistakes.length > 0) mistakes.set(draft.id, checked.mistakes);
    return checked.rate ? [{ id: draft.id, number: index + 1, rate: checked.rate }] : [];
  });
  const [one, other] = (findOverlap(read.map(({ rate }) => rate)) ?? []).flatMap((at) => read[at] ?? []);
  if (one && other) {
    const overlap: RateMistake = { part: "place", message: texts.overlap(one, other) };
    for (const { id } of [one, other]) mistakes.set(id, [overlap]);
  }
  return mistakes;
}

interface CheckedRate {
  rate?: DeliveryRate | undefined;
  mistakes: RateMistake[];
}

const checked = new WeakMap<RateDraft, CheckedRate>();

/** Remembered for each draft, because a table may have thousands and only one changes at a time. */
function checkRate(kind: DeliveryKind, draft: RateDraft): CheckedRate {
  const known = checked.get(draft) ?? checkNewRate(kind, draft);
  checked.set(draft, known);
  return known;
}

function checkNewRate(kind: DeliveryKind, draft: RateDraft): CheckedRate {
  if (draft.place === "district" && draft.district.trim() === "") {
    return { mistakes: [{ part: "place", message: texts.districtMissing }, ...checkFields(draft).mistakes] };
  }
  const { rate, mistakes } = checkFields(draft);
  const message = rate && refuseRate(kind, rate);
  if (!message) return { rate, mistakes };
  return { mistakes: [{ part: message === texts.weights ? "weight" : "place", message }] };
}

const parts: Record<string, RatePart> = {
  over_grams: "weight",
  up_to_grams: "weight",
  price_cents: "price",
  days: "days",
};

function checkFields(draft: RateDraft): CheckedRate {
  const { data, error } = deliveryRateSchema.safeParse(toRateInput(draft));
  if (data) return { rate: data, mistakes: [] };
  const found = error.issues.map(({ path, message }): RateMistake => {
    // The API takes grams; people type either unit.
    return {
      part: parts[String(path[0])] ?? "place",
      message: message === texts.grams ? texts.typedWeight : message,
    };
  });
  // Both CEPs of a range, or both weights, are refused with the same words.
  const byWords = new Map(found.map((mistake) => [mistake.message, mistake]));
  return { mistakes: [...byWords.values()] };
}
