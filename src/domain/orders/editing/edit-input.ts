import { z } from "zod";
import { MAX_LINES } from "../../cart/cart.ts";
import { MAX_DISCOUNT_CENTS } from "../../offers/offer-input.ts";
import { offerTexts } from "../../offers/offer-texts.ts";
import { checkoutTexts } from "../../texts/checkout.ts";
import { requiredLine } from "../../typed-text.ts";
import {
  agreedDeliverySchema,
  agreedDiscountSchema,
  deliverySchema,
  orderLineSchema,
  placeOrderSchema,
} from "../order-input.ts";
import { editTexts } from "./edit-texts.ts";

/** A place in a list of the order as it is now. */
const positionSchema = z.int(editTexts.lineNotFound).min(0, editTexts.lineNotFound);

/** A line of the order that stays, by its position, or one that is added, by its product. */
const editedLineSchema = orderLineSchema
  .partial({ id: true })
  .extend({ position: positionSchema.optional() })
  .refine(({ id, position }) => (id === undefined) !== (position === undefined), editTexts.lineNotFound);

export type EditedLineInput = z.output<typeof editedLineSchema>;

/** What an offer gave the order stays or is changed; one that is not named is taken away. */
const keptOfferSchema = z.object({
  position: positionSchema,
  cents: z.int(offerTexts.cents).min(0, offerTexts.cents).max(MAX_DISCOUNT_CENTS, offerTexts.cents),
});

/** What decides the price of an edited order. */
export const editToQuoteSchema = z.object({
  items: z
    .array(editedLineSchema)
    .min(1, editTexts.nothingLeft)
    .max(MAX_LINES, checkoutTexts.tooManyLines(MAX_LINES)),
  delivery: agreedDeliverySchema.nullish(),
  discount: agreedDiscountSchema.extend({ name: requiredLine(60, editTexts.reasonMissing) }).nullish(),
  offers: z.array(keptOfferSchema).max(MAX_LINES, editTexts.lineNotFound).default([]),
  /** To learn what the shop delivers there. */
  customer_cep: deliverySchema.shape.customer_cep.optional(),
});

export type EditToQuote = z.output<typeof editToQuoteSchema>;

const editSchema = editToQuoteSchema.extend({
  ...deliverySchema.shape,
  customer_cpf: placeOrderSchema.shape.customer_cpf,
  /** Of the order that was read, so that nobody undoes what somebody else has changed meanwhile. */
  updated_at: z.iso.datetime(editTexts.stale),
});

/** What an administrator may send to change an order: all of it, as it shall be. */
export const editOrderSchema = z.discriminatedUnion(
  "pickup",
  [
    editSchema.extend({ pickup: z.literal(false).optional() }),
    editSchema.omit({ customer_cep: true, customer_address: true }).extend({ pickup: z.literal(true) }),
  ],
  "Diga se o pedido é retirado na loja",
);

export type EditOrder = z.output<typeof editOrderSchema>;
