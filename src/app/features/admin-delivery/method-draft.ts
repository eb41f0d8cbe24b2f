import type { z } from "zod";
import type { DeliveryKind } from "#domain/delivery/delivery-method.ts";
import type {
  DeliveryMethodInput,
  deliveryMethodInputSchema,
} from "#domain/delivery/delivery-method-input.ts";
import { kindLabels } from "#domain/delivery/describe-method.ts";
import { draftOfFree, type FreeDraft, toFreeInput } from "./free-draft.ts";
import { draftOfRate, newRate, type RateDraft, toRateInput } from "./rates/rate-draft.ts";

/** A delivery method while it is edited: the numbers as they are typed. */
export interface MethodDraft extends FreeDraft {
  kind: DeliveryKind;
  name: string;
  note: string;
  city: string;
  active: boolean;
  rates: RateDraft[];
}

const names: Record<DeliveryKind, string> = { ...kindLabels, table: "Correios" };

/** A new method with what most shops would type; the first row is for everywhere that the method reaches. */
export function newDraft(kind: DeliveryKind): MethodDraft {
  const rate = newRate("everywhere");
  return {
    kind,
    name: names[kind],
    note: "",
    city: "",
    active: true,
    freeFromReais: "",
    freeFromUnits: "",
    rates: [kind === "pickup" ? { ...rate, price: "0,00", days: "1" } : rate],
  };
}

/** What was typed stays, as far as the other kind has a field for it. */
export function changeKind(draft: MethodDraft, kind: DeliveryKind): MethodDraft {
  const fresh = newDraft(kind);
  const isOwnName = draft.name.trim() !== "" && draft.name !== names[draft.kind];
  return { ...draft, kind, name: isOwnName ? draft.name : fresh.name, rates: fresh.rates };
}

export function draftOf(method: DeliveryMethodInput): MethodDraft {
  const { kind, name, note, city, active, rates } = method;
  return {
    kind,
    name,
    note: note ?? "",
    city: city ?? "",
    active,
    ...draftOfFree(method),
    rates: rates.map(draftOfRate),
  };
}

/** As it is sent. An unreadable number becomes NaN, which the schema refuses with the field's own message. */
export function toInput(draft: MethodDraft) {
  const { kind, name, note, city, active, rates } = draft;
  return {
    kind,
    name,
    note,
    city: kind === "local" ? city : null,
    active,
    ...toFreeInput(draft),
    rates: rates.map(toRateInput),
  } satisfies z.input<typeof deliveryMethodInputSchema>;
}
