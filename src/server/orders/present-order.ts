import { z } from "@hono/zod-openapi";
import { deliveryTexts } from "#domain/delivery/delivery-texts.ts";
import type { Order, OrderDelivery, OrderItem, PublicOrder } from "#domain/orders/order.ts";
import type { Quote } from "#domain/orders/quote.ts";
import type { QuotedDelivery } from "#domain/orders/quote-delivery.ts";
import { shirtPrintSchema } from "#domain/print/shirt-print-schema.ts";
import { centsToReais } from "#domain/reais.ts";
import { errorTexts } from "#domain/texts/errors.ts";
import { deliveryOptionSchema, presentDeliveryOption } from "../delivery/present-delivery-option.ts";

/** Orders as the API returns them. Amounts are in reais where domain/reais.ts says so. */
export const itemSchema = z
  .object({
    id: z.string().nullable().describe("O produto; nulo depois que ele saiu da loja"),
    name: z.string(),
    price: z.number().describe("De uma unidade, em reais"),
    size: z.string(),
    quantity: z.int(),
    customization: z.object({ name: z.string(), number: z.string() }).nullable(),
    image: z.string().nullable(),
    print: shirtPrintSchema.nullable().describe("Como o nome e o número ficam nas costas"),
  })
  .openapi("OrderItem");

const orderDeliverySchema = z
  .object({ name: z.string(), price_cents: z.int(), days: z.int().describe("Dias úteis") })
  .openapi("OrderDelivery");

export const publicOrderSchema = z
  .object({
    id: z.string(),
    token: z.string(),
    status: z.string(),
    total_amount: z.number().describe("Os itens e a entrega"),
    items: z.array(itemSchema),
    delivery: orderDeliverySchema.optional().describe("Só onde a entrega tem preço"),
    created_at: z.string(),
    paid_at: z.string().nullable(),
    /** The Pix 'copia e cola' code for this total; null if the order is paid or the shop does not use Pix. */
    pix_code: z.string().nullable(),
  })
  .openapi("PublicOrder");

export const orderSchema = publicOrderSchema
  .extend({
    user_id: z.string().nullable(),
    customer: z.string(),
    customer_address: z.string(),
    customer_cep: z.string(),
    customer_whatsapp: z.string(),
    shipping_address: z.object({ address: z.string() }),
    updated_at: z.string(),
  })
  .openapi("Order");

export const ownOrderSchema = orderSchema
  .extend({
    whatsapp_url: z.string().describe("Abre o WhatsApp com o pedido escrito"),
  })
  .openapi("OwnOrder");

const quotedDeliverySchema = z
  .object({
    options: z.array(deliveryOptionSchema).describe("O que chega ao CEP, do mais barato ao mais caro"),
    chosen: orderDeliverySchema.nullable(),
    change: z
      .enum(["none", "choose", "price", "gone"])
      .describe("O que falta: nada, escolher, aceitar outro preço ou escolher de novo"),
  })
  .openapi("QuotedDelivery");

export const quoteSchema = z
  .object({
    total_amount: z.number(),
    has_changes: z.boolean(),
    delivery: quotedDeliverySchema.optional().describe("Só com CEP, em uma loja com formas de entrega"),
    items: z.array(
      itemSchema.extend({
        former_price_cents: z.int().nullable().describe("O que uma unidade custava antes da oferta"),
        change: z.enum(["none", "price", "gone"]),
      }),
    ),
  })
  .openapi("CartQuote");

export const cartChangedSchema = z
  .object({
    error: z.object({ code: z.literal("cart_changed"), message: z.string() }),
    quote: quoteSchema,
  })
  .openapi("CartChanged");

export type ApiOrder = z.output<typeof orderSchema>;

export function presentPublicOrder(order: PublicOrder): z.output<typeof publicOrderSchema> {
  return {
    id: order.id,
    token: order.publicToken,
    status: order.status,
    total_amount: centsToReais(order.totalCents),
    items: order.items.map(presentItem),
    ...(order.delivery && { delivery: presentOrderDelivery(order.delivery) }),
    created_at: order.createdAt.toISOString(),
    paid_at: order.paidAt?.toISOString() ?? null,
    pix_code: order.pixCode,
  };
}

export function presentOrder(order: Order): ApiOrder {
  return {
    ...presentPublicOrder(order),
    user_id: order.userId,
    customer: order.customer,
    customer_address: order.customerAddress,
    customer_cep: order.customerCep,
    customer_whatsapp: order.customerWhatsapp,
    shipping_address: order.shippingAddress,
    updated_at: order.updatedAt.toISOString(),
  };
}

export function presentQuote(quote: Quote): z.output<typeof quoteSchema> {
  return {
    total_amount: centsToReais(quote.totalCents),
    has_changes: quote.hasChanges,
    ...(quote.delivery && { delivery: presentQuotedDelivery(quote.delivery) }),
    items: quote.lines.map(({ change, ...line }) => ({
      ...presentItem({ ...line, productId: line.id }),
      former_price_cents: line.formerUnitPriceCents,
      change,
    })),
  };
}

/** A refusal that also contains the current prices of the cart. */
export function presentCartChanged(quote: Quote): z.output<typeof cartChangedSchema> {
  const isOfLines = quote.lines.some(({ change }) => change !== "none");
  return {
    error: { code: "cart_changed", message: isOfLines ? errorTexts.cart_changed : deliveryTexts.changed },
    quote: presentQuote(quote),
  };
}

const presentOrderDelivery = ({ name, priceCents, days }: OrderDelivery) => ({
  name,
  price_cents: priceCents,
  days,
});

function presentQuotedDelivery({
  options,
  chosen,
  change,
}: QuotedDelivery): z.output<typeof quotedDeliverySchema> {
  return {
    options: options.map(presentDeliveryOption),
    chosen: chosen && presentOrderDelivery(chosen),
    change,
  };
}

function presentItem(item: OrderItem): z.output<typeof itemSchema> {
  return {
    id: item.productId,
    name: item.name,
    price: centsToReais(item.unitPriceCents),
    size: item.size,
    quantity: item.quantity,
    customization: item.customization,
    image: item.imageUrl,
    print: item.print,
  };
}
