import { type AnswerOf, callApi } from "#app/api/api-client.ts";
import type { Parcel } from "#domain/delivery/delivery-method.ts";
import { type DeliveryOption, deliveryOptions } from "#domain/delivery/delivery-options.ts";
import { PRICE_TO_BE_AGREED, TO_BE_AGREED } from "#domain/delivery/delivery-price.ts";
import { daysUntilSent } from "#domain/fulfilment/promise.ts";
import { type ApiQuotedDelivery, readMethod, readOption } from "./read-methods.ts";

/** What may be ordered: the weight follows from the number of shirts. */
export interface Shirts extends Pick<Parcel, "units" | "goodsCents"> {
  /** The longest lead time of those that are made to order. */
  leadDays?: number | undefined;
}

/** What the shop offers at one CEP. */
export interface OfferedPrices {
  /** Cheapest option first. */
  price: (shirts: Shirts) => DeliveryOption[];
  /** Carriers price one parcel; the shop's own tables price any. */
  isForAnyCart: boolean;
  /** What the shopper reads where there is no option. */
  noneText: string;
}

/** Asks the shop what reaches a CEP; where it can, the browser then prices every change of the cart itself. */
export async function loadPrices(cep: string, { units, goodsCents }: Shirts): Promise<OfferedPrices> {
  const query = { units, goods_cents: goodsCents };
  return readPrices(await callApi("GET /api/delivery/{cep}", { params: { cep }, query }));
}

export function readPrices({
  methods,
  shirt_grams: shirtGrams,
  preparation_days: preparationDays,
  carriers,
}: AnswerOf<"GET /api/delivery/{cep}">): OfferedPrices {
  const known = methods.map(readMethod);
  return {
    price: ({ leadDays, ...shirts }) => {
      const daysBefore = preparationDays === undefined ? 0 : daysUntilSent(preparationDays, [leadDays]);
      return deliveryOptions(known, { ...shirts, grams: shirts.units * shirtGrams, daysBefore }, new Date());
    },
    isForAnyCart: !carriers,
    noneText: carriers === "failed" ? PRICE_TO_BE_AGREED : TO_BE_AGREED,
  };
}

/** The prices that the shop has quoted for one cart, until those that are asked for arrive. */
export function keepPrices(quoted: ApiQuotedDelivery["options"]): OfferedPrices {
  const options = quoted.map(readOption);
  return { price: () => options, isForAnyCart: true, noneText: TO_BE_AGREED };
}
