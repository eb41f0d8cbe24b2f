import { z } from "zod";
import { MAX_LINES, MAX_UNITS } from "../cart/cart.ts";
import { MAX_PRICE_CENTS } from "../catalog/price.ts";
import { deliveryCost } from "../delivery/delivery-cost.ts";
import { deliveryTexts } from "../delivery/delivery-texts.ts";
import { MAX_DISCOUNT_CENTS } from "../offers/offer-input.ts";
import { offerTexts } from "../offers/offer-texts.ts";
import { sortIds } from "../options/option-ids.ts";
import { MAX_CHOICES } from "../options/option-input.ts";
import { optionTexts } from "../options/option-texts.ts";
import { isCustomizationComplete, toCustomization } from "../print/customization.ts";
import { centsToReais } from "../reais.ts";
import { WRONG_CPF } from "../settings/tax-ids.ts";
import { BAND, MAX_HEIGHT, MAX_WEIGHT, MIN_HEIGHT, MIN_WEIGHT } from "../sizes/read-build.ts";
import { sizeLabelSchema } from "../sizes/size-label.ts";
import { MAX_LEAD_DAYS } from "../stock/lead-time-input.ts";
import { MAX_SURCHARGE_CENTS } from "../surcharge.ts";
import { checkoutTexts } from "../texts/checkout.ts";
import { requiredLine } from "../typed-text.ts";
import type { OrderDelivery } from "./order.ts";
import { orderedTeamSchema } from "./ordered-team.ts";
import { pickupDelivery } from "./pickup.ts";
import type { OfferRules } from "./quote-offers.ts";

const filled = (max: number) =>
  z
    .string(checkoutTexts.formIncomplete)
    .trim()
    .min(1, checkoutTexts.formIncomplete)
    .max(max, `Use no máximo ${max} caracteres`);

const customizationSchema = z
  .object({ name: z.string().max(60), number: z.string().max(10) })
  .transform(({ name, number }) => toCustomization(name, number))
  .refine(isCustomizationComplete, "Complete os dados da personalização");

/** The dearest shirt in its dearest size, with a name and every option. */
const MAX_UNIT_CENTS = MAX_PRICE_CENTS + (2 + MAX_CHOICES) * MAX_SURCHARGE_CENTS;

export const orderLineSchema = z.object({
  /** The product's id. */
  id: z.uuid("Produto não encontrado"),
  /** One of the product's sizes, as its grid names it. */
  size: sizeLabelSchema,
  quantity: z.int("Quantidade inválida").min(1, "Quantidade inválida").max(MAX_UNITS, "Quantidade inválida"),
  customization: customizationSchema.nullish(),
  /** The ids of the product's options that the shirt gets. */
  options: z
    .array(z.uuid(optionTexts.notFound), optionTexts.notFound)
    .max(MAX_CHOICES, optionTexts.max(MAX_CHOICES))
    .transform(sortIds)
    .optional(),
  /** The unit price in reais that the shopper saw. It is only used to detect a changed price, never as the price. */
  price: z
    .number("Preço inválido")
    .min(0, "Preço inválido")
    .max(centsToReais(MAX_UNIT_CENTS), "Preço inválido")
    .optional(),
  /** The longest lead time in business days that the shopper saw; none if omitted. */
  lead_days: z.int("Prazo inválido").min(0, "Prazo inválido").max(MAX_LEAD_DAYS, "Prazo inválido").optional(),
});

export type OrderLine = z.output<typeof orderLineSchema>;

const linesOf = <Line extends z.ZodType>(line: Line) =>
  z.array(line).min(1, checkoutTexts.cartEmpty).max(MAX_LINES, checkoutTexts.tooManyLines(MAX_LINES));

export const orderLinesSchema = linesOf(orderLineSchema);

const WRONG_BUILD = "Porte inválido";

const bandSchema = (min: number, max: number) =>
  z.int(WRONG_BUILD).min(min, WRONG_BUILD).max(max, WRONG_BUILD).multipleOf(BAND, WRONG_BUILD);

/** A line as a shopper orders it, who may leave to others of which build the wearer is. */
const placedLineSchema = orderLineSchema.extend({
  build: z
    .object(
      { height: bandSchema(MIN_HEIGHT, MAX_HEIGHT), weight: bandSchema(MIN_WEIGHT, MAX_WEIGHT) },
      WRONG_BUILD,
    )
    .nullish()
    .describe("As faixas de 5 cm e 5 kg de quem vai usar, se a pessoa quis ajudar quem tem o mesmo porte"),
});

export const deliverySchema = z.object({
  customer: filled(120),
  customer_cep: z.string(checkoutTexts.formIncomplete).regex(/^\d{8}$/, checkoutTexts.cepLength),
  customer_address: filled(300),
  customer_whatsapp: z
    .string(checkoutTexts.formIncomplete)
    .regex(/^\d{10,11}$/, checkoutTexts.whatsappLength),
});

/** Only a shop that asks for it checks it (`checkedCpf`) and stores it. Empty is as good as none. */
const cpfSchema = z
  .string(WRONG_CPF)
  .max(20, WRONG_CPF)
  .transform((text) => text.replace(/\D/g, "") || null)
  .nullish();

export type Delivery = z.output<typeof deliverySchema>;

/** The chosen delivery. The price is only used to detect a changed one, never as the price. */
const deliveryChoiceSchema = z
  .object({
    method_id: z.string("Escolha a entrega").max(60, "Escolha a entrega"),
    price_cents: z.int("Preço inválido").min(0, "Preço inválido"),
  })
  .transform(({ method_id, price_cents }) => ({ methodId: method_id, priceCents: price_cents }));

/** The code that the shopper typed, and the discount that the cart showed, to detect a changed one. */
const offersSeenSchema = z.object({
  code: z.string("Código inválido").trim().max(60, "Código inválido").nullish(),
  discount_cents: z.int("Desconto inválido").min(0, "Desconto inválido").optional(),
});

export type OffersSeen = z.output<typeof offersSeenSchema>;

/** What a browser may send about an order. Other fields (total, status, user) are ignored. */
export const placeOrderSchema = deliverySchema.extend({
  customer_cpf: cpfSchema,
  items: linesOf(placedLineSchema),
  delivery: deliveryChoiceSchema.nullish(),
  offers: offersSeenSchema.nullish(),
  /** The team's list that the captain orders; one that cannot become this order is left as it is. */
  team: orderedTeamSchema.nullish(),
});

export type PlaceOrder = z.output<typeof placeOrderSchema>;

/** What is sent to learn what a cart costs; with a CEP and a delivery, all that the order would cost. */
export const cartToQuoteSchema = placeOrderSchema
  .pick({ delivery: true, offers: true })
  .extend({ items: orderLinesSchema, customer_cep: deliverySchema.shape.customer_cep.optional() });

export type CartToQuote = z.output<typeof cartToQuoteSchema>;

/** The order without its builds, which make no other order of it. */
export const withoutOrderedBuilds = (order: PlaceOrder) => ({
  ...order,
  items: order.items.map(({ build: _, ...line }) => line),
});

/** What every new order has, whoever creates it. */
export type NewOrder = Omit<PlaceOrder, "delivery" | "offers" | "team">;

/** A delivery as an administrator has agreed on it with the customer. */
export const agreedDeliverySchema = z.object({
  name: requiredLine(60, deliveryTexts.nameMissing),
  ...deliveryCost,
});

/** A discount as an administrator has agreed on it; the shop's own offers are for those who order by themselves. */
export const agreedDiscountSchema = z.object({
  name: requiredLine(60, offerTexts.discountNameMissing),
  cents: z.int(offerTexts.cents).min(1, offerTexts.cents).max(MAX_DISCOUNT_CENTS, offerTexts.cents),
});

const entrySchema = placeOrderSchema.omit({ offers: true, team: true }).extend({
  items: orderLinesSchema,
  delivery: agreedDeliverySchema.nullish(),
  discount: agreedDiscountSchema.nullish(),
});

/** What an administrator may send about an order: one that is picked up in the shop has neither address nor CEP. */
export const enterOrderSchema = z.discriminatedUnion(
  "pickup",
  [
    entrySchema.extend({ pickup: z.literal(false).optional() }),
    entrySchema.omit({ customer_cep: true, customer_address: true }).extend({ pickup: z.literal(true) }),
  ],
  "Diga se o pedido é retirado na loja",
);

export type EnterOrder = z.output<typeof enterOrderSchema>;

export function agreedDeliveryOf({ delivery }: Pick<EnterOrder, "delivery">): OrderDelivery | null {
  return delivery ? { name: delivery.name, priceCents: delivery.price_cents, days: delivery.days } : null;
}

export function agreedDiscountOf({ discount }: EnterOrder): OfferRules | null {
  if (!discount) return null;
  const { name, cents } = discount;
  return {
    automatic: [{ ...agreedOffer, name, benefit: { kind: "amount", cents } }],
    code: null,
    seenCents: cents,
  };
}

/** An offer of one order, which is none of the shop's. */
export const agreedOffer = {
  id: "agreed",
  code: null,
  categoryIds: [],
  minimumCents: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  stacks: false,
};

/** The entered order as every order is stored. */
export function orderOfEntry(entry: EnterOrder): NewOrder {
  if (entry.pickup) {
    const { pickup: _, delivery: __, discount: ___, ...order } = entry;
    return { ...order, ...pickupDelivery };
  }
  const { pickup: _, delivery: __, discount: ___, ...order } = entry;
  return order;
}
