import type { AnswerOf } from "#app/api/api-client.ts";
import type { DeliveryMethod } from "#domain/delivery/delivery-method.ts";
import type { DeliveryOption } from "#domain/delivery/delivery-options.ts";

type ApiMethod = AnswerOf<"GET /api/delivery/{cep}">["methods"][number];
/** Absent in a shop without delivery methods. */
export type ApiQuotedDelivery = NonNullable<AnswerOf<"POST /api/cart/quote">["delivery"]>;

/** Converts a delivery method from the API's format to the domain's, which prices it. */
export function readMethod({ id, kind, name, note, city, ...method }: ApiMethod): DeliveryMethod {
  return {
    id,
    kind,
    name,
    note,
    city,
    freeFromCents: method.free_from_cents,
    freeFromUnits: method.free_from_units,
    rates: method.rates.map((rate) => ({
      cepFrom: rate.cep_from,
      cepTo: rate.cep_to,
      state: rate.state,
      district: rate.district,
      overGrams: rate.over_grams,
      upToGrams: rate.up_to_grams,
      priceCents: rate.price_cents,
      days: rate.days,
    })),
  };
}

/** Converts an option that the server has priced. */
export function readOption(option: ApiQuotedDelivery["options"][number]): DeliveryOption {
  const { kind, name, note, days, missing_cents: cents, missing_units: units } = option;
  return {
    methodId: option.method_id,
    kind,
    name,
    note,
    priceCents: option.price_cents,
    days,
    arrivesBy: option.arrives_by,
    missing: cents === null && units === null ? null : { cents, units },
  };
}
