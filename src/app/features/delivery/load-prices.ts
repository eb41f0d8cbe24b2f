import { callApi } from "#app/api/api-client.ts";
import type { Parcel } from "#domain/delivery/delivery-method.ts";
import { type DeliveryOption, deliveryOptions } from "#domain/delivery/delivery-options.ts";
import { type ApiQuotedDelivery, readMethod, readOption } from "./read-methods.ts";

/** What may be ordered: the weight follows from the number of shirts. */
export type Shirts = Pick<Parcel, "units" | "goodsCents">;

/** Prices any number of shirts for one CEP, cheapest option first. */
export type PriceShirts = (shirts: Shirts) => DeliveryOption[];

/** Asks the shop what reaches a CEP, once; the browser then prices every change of the cart itself. */
export async function loadPrices(cep: string): Promise<PriceShirts> {
  const { methods, shirt_grams: shirtGrams } = await callApi("GET /api/delivery/{cep}", { params: { cep } });
  const known = methods.map(readMethod);
  return ({ units, goodsCents }) =>
    deliveryOptions(known, { units, goodsCents, grams: units * shirtGrams }, new Date());
}

/** The prices that the shop has quoted for one cart, until those for any cart are loaded. */
export function keepPrices(quoted: ApiQuotedDelivery["options"]): PriceShirts {
  const options = quoted.map(readOption);
  return () => options;
}
