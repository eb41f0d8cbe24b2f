import { z } from "zod";
import { MAX_DELIVERY_CENTS, MAX_DELIVERY_DAYS } from "./delivery-method.ts";
import { deliveryTexts } from "./delivery-texts.ts";

const { price } = deliveryTexts;
const days = deliveryTexts.days(MAX_DELIVERY_DAYS);

/** What a delivery costs and how long it takes, in the owner's tables and in an order that is entered by hand. */
export const deliveryCost = {
  price_cents: z.int(price).min(0, price).max(MAX_DELIVERY_CENTS, price),
  days: z.int(days).min(0, days).max(MAX_DELIVERY_DAYS, days),
};

/** From which sum, or how many shirts, a delivery is free. */
export const freeDelivery = {
  free_from_cents: z
    .int(deliveryTexts.freeFromCents)
    .min(1, deliveryTexts.freeFromCents)
    .max(MAX_DELIVERY_CENTS, price)
    .nullable()
    .default(null),
  free_from_units: z
    .int(deliveryTexts.freeFromUnits)
    .min(1, deliveryTexts.freeFromUnits)
    .max(999, deliveryTexts.freeFromUnits)
    .nullable()
    .default(null),
};
